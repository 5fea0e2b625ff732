import { stocks } from "@tablee/commands/aggregates";
import { endHold } from "@tablee/commands/capacity/settle-capacity";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { deskOrder } from "@tablee/contracts/calls/desk-orders";
import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { orderId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { stockId } from "@tablee/domain/streams";
import { eventually, staffMember } from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

const OTHERS = orderId("99999999-9999-4999-8999-999999999999");

describe("paid additions whose stock was never settled", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ households: true });
  });
  afterAll(() => stage.stop());

  it("are paid back once when the hold runs out and others have taken them", async () => {
    const person = await stage.household();
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const { firstOrderId: orderId } = person;
    const { items } = await person.call(editorDataV2, { orderId });
    const { dish } = items.find((item) => item.dish.kind === "market" && item.dish.minimumBasketCents === undefined)!;
    const { addition } = await person.call(createPatch, { editingSession: "window-one", orderId, lines: [{ sku: dish.sku, quantity: 2 }] });
    expect((await person.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId })).result).toBe(
      "billed",
    );

    // The state after a process that died between the charge and the stock.
    const { order } = await admin.call(deskOrder, { orderId });
    const { runtime } = stage.running.api.opened.dependencies;
    const streamId = stockId("qc", order.week, dish.sku);
    const as = () =>
      ({ commandId: crypto.randomUUID(), correlationId: OTHERS, actor: { kind: "system", id: "others" }, at: STAGE_NOW }) as const;
    const until = addMinutes(STAGE_NOW, 15);
    await runtime.handle(stocks, streamId, { type: "Settle", orderId, units: 0, at: STAGE_NOW }, as());
    await runtime.handle(stocks, streamId, { type: "Hold", orderId, units: 2, until, at: STAGE_NOW }, as());
    const late = addMinutes(STAGE_NOW, 16);
    const { state } = await runtime.load(stocks, streamId);
    const units = unitsLeft(state, late) - 1;
    await runtime.handle(stocks, streamId, { type: "Settle", orderId: OTHERS, units, at: late }, as());

    const end = () => endHold(stage.steps, { category: "stock", streamId, orderId }, { ...as(), at: late });
    await end();
    await end();
    const { receipt } = await eventually(
      () => admin.call(deskOrder, { orderId }),
      ({ receipt: paper }) => (paper?.refunds.length ?? 0) > 0,
    );
    expect(receipt!.refunds.map(({ reason, amounts }) => [reason, amounts.totalCents])).toEqual([["sold out", addition.price.totalCents]]);
    expect(unitsLeft((await runtime.load(stocks, streamId)).state, late)).toBe(1);
  });
});
