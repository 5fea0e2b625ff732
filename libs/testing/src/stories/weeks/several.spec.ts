import { skipWeeks } from "@tablee/commands/order/weeks/skip-weeks";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { unskipWeeks } from "@tablee/commands/order/weeks/unskip-weeks";
import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { addHours } from "@tablee/domain/kernel/time";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { type PointsHistoryRow, pointsHistoryModel } from "@tablee/projections/points-history/read-model";
import { type ReceiptRow, receiptsModel } from "@tablee/projections/receipts/read-model";
import { orderIdIn, orderIds } from "../../fixtures/constants.ts";
import { transcriptOf } from "../../fixtures/event-transcript.ts";
import type { Household } from "../../fixtures/household.ts";
import { begin } from "../../fixtures/signed-up-household.ts";
import { rowsOf } from "../../model/rows.ts";

const chosen = [1, 2, 3];
const input = { accountId, orderIds: chosen.map(orderIdIn), reason: "away" } as const;
const statuses = (household: Household) => chosen.map((n) => household.order(n).status);
const receipts = ({ world }: Household) => rowsOf<ReceiptRow>(receiptsModel, world);
/** The kind of the latest receipt of each chosen week. */
const lastOf = (household: Household) => chosen.map((n) => receipts(household).findLast(({ order_id }) => order_id === orderIdIn(n))!.kind);

describe("several weeks at once", () => {
  it("are skipped once each, on one record, where the process died half way and the act comes again", async () => {
    const partial = new Set<string>();
    for (let dies = 0, isDead = true; isDead; dies++) {
      const household = await begin();
      const context = household.context();
      const lines = await transcriptOf(household.world, (steps) => skipWeeks(steps, input, context), dies);
      isDead = lines.at(-1) === "died";
      partial.add(statuses(household).join());
      const { weeks } = await skipWeeks(household.world.process().steps, input, context);
      expect(weeks.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined]);
      await household.follow();
      expect(statuses(household)).toEqual(["skipped", "skipped", "skipped"]);
      for (const orderId of input.orderIds) {
        const skips = household.view.of(streamName("order", orderId)).filter(({ type }) => type === "OrderSkipped");
        expect(skips).toMatchObject([{ data: { skippedTogether: context.commandId } }]);
      }
      const number = recordNumber(context.commandId);
      expect(receipts(household).filter((row) => row.kind === "skipped-together")).toMatchObject([{ key: context.commandId, number }]);
      const skipped = receipts(household).filter(({ skipped_together }) => skipped_together === context.commandId);
      expect(skipped.map(({ order_id }) => order_id)).toEqual(input.orderIds);
    }
    expect(partial).toContain("skipped,open,open");
  });

  it("come back by one undo with their points once each, but for one whose cutoff has passed", async () => {
    const household = await begin();
    const context = household.context();
    const number = recordNumber(context.commandId);
    await skipWeeks(household.world.process().steps, input, context);
    await household.follow();
    household.now = addHours(household.now, 24);
    await household.act(async (steps, own) => {
      expect(await unskipOrder(steps, { accountId, orderId: orderIds[3]! }, own)).toMatchObject({ pointsEarned: 50 });
    });
    await household.advance(household.order(1).calendar.cutoffAt);
    const undo = (ids: typeof input.orderIds) =>
      unskipWeeks(household.world.process().steps, { accountId, orderIds: ids, number }, household.context());
    expect((await undo(input.orderIds)).map(({ refused, pointsEarned }) => [refused, pointsEarned])).toEqual([
      ["order-past-cutoff", 0],
      [undefined, 50],
      [undefined, 0],
    ]);
    await household.follow();
    expect([statuses(household), lastOf(household)]).toEqual([
      ["skipped", "open", "open"],
      ["skipped", "unskipped", "unskipped"],
    ]);
    expect((await undo([orderIdIn(2)])).map(({ refused, pointsEarned }) => [refused, pointsEarned])).toEqual([[undefined, 0]]);
    await household.follow();
    const earned = rowsOf<PointsHistoryRow>(pointsHistoryModel, household.world).filter(({ by }) => by === "unskip");
    expect(earned.map(({ order_id, points }) => [order_id, points])).toEqual([
      [orderIdIn(3), 50],
      [orderIdIn(2), 50],
    ]);
    expect(receipts(household).filter(({ kind }) => kind === "unskipped")).toHaveLength(2);
  });
});
