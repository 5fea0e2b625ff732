import { SkipWeeks, skipWeeks as skipSeveral } from "@tablee/commands/order/skip-weeks";
import { unskipOrder } from "@tablee/contracts/calls/account";
import { deskOrder, findReceipt, searchOrders } from "@tablee/contracts/calls/desk-orders";
import { skippedWeeks } from "@tablee/contracts/calls/receipts";
import { skipWeeks, skipWeeksForm, unskipWeeks } from "@tablee/contracts/calls/several-weeks";
import type { OrderCard } from "@tablee/contracts/schemas";
import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { streamName } from "@tablee/domain/streams";
import { meanwhile } from "@tablee/simulation/told";
import { accountIdOf, advance, eventually, ordersOf, type Somebody, signUp, staffMember } from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

/** A household and its boxes that can still be changed, soonest first. */
async function household(): Promise<{ person: Somebody; open: OrderCard[] }> {
  const person = await signUp(stage.url);
  const open = await eventually(
    async () => (await ordersOf(person)).filter(({ editable, status }) => editable && status === "open"),
    (orders) => orders.length >= 5,
  );
  return { person, open };
}
const idsOf = (orders: readonly OrderCard[]) => orders.map(({ orderId }) => orderId);
const statusesOf = async (person: Somebody, of: readonly OrderCard[]) => {
  const now = await ordersOf(person);
  return of.map(({ orderId }) => now.find((order) => order.orderId === orderId)!.status);
};

describe("several weeks at once", () => {
  it("are shown before, with why one cannot be skipped, skipped in one act, and are on one record", async () => {
    const { person, open } = await household();
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const chosen = open.slice(1, 3);
    const before = await person.call(skipWeeksForm, {});
    expect(before.weeks.map(({ order }) => order.orderId)).toEqual(idsOf(await ordersOf(person)));
    expect(before.weeks.filter(({ refused }) => refused === null).map(({ order }) => order.orderId)).toEqual(
      expect.arrayContaining(idsOf(open)),
    );
    expect(before.without).toEqual([]);

    const { weeks, number } = await person.call(skipWeeks, { orderIds: idsOf(chosen), reason: "away" });
    expect(weeks).toMatchObject(
      chosen.map(({ orderId }) => ({ refused: null, order: { orderId, status: "skipped", skippedUnder: number } })),
    );
    const after = await person.call(skipWeeksForm, {});
    expect(after.weeks.filter(({ refused }) => refused === "order-skipped").map(({ order }) => order.orderId)).toEqual(idsOf(chosen));

    const { record } = await person.call(skippedWeeks, { number: number!.toLowerCase() });
    expect(record).toMatchObject({
      number,
      weeks: chosen.map(({ week, cutoff }) => ({ skip: { week, cutoff: { at: cutoff.at } }, back: null })),
    });
    const { weeks: found, accountId, orderId } = await support.call(findReceipt, { number: number! });
    expect([found, orderId]).toEqual([record, null]);
    const searched = await support.call(searchOrders, { q: number!, sort: "deliveryDate", dir: "asc", limit: 100 });
    expect(searched.rows.map((row) => [row.orderId, row.accountId])).toEqual(chosen.map((order) => [order.orderId, accountId]));
    const desk = await support.call(deskOrder, { orderId: chosen[0]!.orderId });
    expect(desk.order.skippedUnder).toBe(number);
  });

  it("are skipped once however often the act is sent, and keep a week that was skipped before as it was", async () => {
    const { person, open } = await household();
    const [first, second, third] = open as [OrderCard, OrderCard, OrderCard];
    await person.call(skipWeeks, { orderIds: [first.orderId], reason: "menu" });
    const input = { orderIds: idsOf([first, second, third]), reason: "away" } as const;
    const key = { idempotencyKey: crypto.randomUUID() };
    const answer = await person.call(skipWeeks, input, key);
    expect(answer.weeks.map(({ refused }) => refused)).toEqual(["order-skipped", null, null]);
    expect(answer.weeks[0]!.order.skippedBecause).toBe("menu");
    expect(await person.call(skipWeeks, input, key)).toEqual(answer);
    const none = await person.call(skipWeeks, { ...input, orderIds: [first.orderId] });
    expect(none).toMatchObject({ number: null, weeks: [{ refused: "order-skipped" }] });
  });

  it("are skipped once each, on one record, where the process died half way and the act comes again", async () => {
    const { person, open } = await household();
    const chosen = open.slice(0, 3);
    const accountId = await accountIdOf(person);
    const commandId = crypto.randomUUID();
    const actor = { kind: "client", id: accountId } as const;
    const context = { commandId, correlationId: commandId, actor, subject: accountId, at: STAGE_NOW };
    const input = { accountId, orderIds: idsOf(chosen), reason: "away" } as const;
    const dying = meanwhile(stage.steps, { write: "order", nth: 2 }, () => Promise.reject(new Error("died")));
    await expect(skipSeveral(dying, input, context)).rejects.toThrow("died");
    await eventually(
      () => statusesOf(person, chosen),
      ([first]) => first === "skipped",
    );
    expect(await statusesOf(person, chosen)).toEqual(["skipped", "open", "open"]);
    const { weeks } = await stage.bus.execute(new SkipWeeks(input, context));
    expect(weeks.map(({ refused }) => refused)).toEqual([undefined, undefined, undefined]);
    for (const { orderId } of chosen) {
      const events = await stage.running.api.opened.store.read(streamName("order", orderId));
      expect(events.filter(({ type }) => type === "OrderSkipped")).toMatchObject([{ data: { skippedTogether: commandId } }]);
    }
    const shown = () => person.call(skippedWeeks, { number: recordNumber(commandId) });
    const { record } = await eventually(shown, (found) => found.record.weeks.length === 3);
    expect(record.weeks.map(({ skip }) => skip.orderId)).toEqual(idsOf(chosen));
  });

  it("are skipped by an act whose answer was lost, when it comes again under its key", async () => {
    const { person, open } = await household();
    const input = { orderIds: idsOf(open.slice(0, 2)) };
    const key = { idempotencyKey: crypto.randomUUID() };
    stage.faults.loseNextAckAfterCommit();
    await person.call(skipWeeks, input, key).catch(({ status }) => expect(status).toBe(503));
    const { weeks } = await person.call(skipWeeks, input, key);
    expect(weeks.map(({ refused, order }) => [refused, order.status])).toEqual([
      [null, "skipped"],
      [null, "skipped"],
    ]);
  });

  it("are one's own alone, and so is their record", async () => {
    const { person, open } = await household();
    const other = await household();
    const { number } = await person.call(skipWeeks, { orderIds: idsOf(open.slice(0, 1)) });
    const mixed = idsOf([other.open[0]!, open[1]!]);
    const notFound = { status: 404, body: { code: "order-not-found" } };
    await expect(other.person.call(skipWeeks, { orderIds: mixed })).rejects.toMatchObject(notFound);
    await expect(other.person.call(unskipWeeks, { orderIds: idsOf(open.slice(0, 1)), number: number! })).rejects.toMatchObject(notFound);
    await expect(other.person.call(skippedWeeks, { number: number! })).rejects.toMatchObject({ status: 404 });
    expect(await statusesOf(other.person, other.open.slice(0, 1))).toEqual(["open"]);
  });

  it("come back by one undo with their points once each, but for one whose cutoff has passed", async () => {
    const { person, open } = await household();
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const [first, second, third] = open as [OrderCard, OrderCard, OrderCard];
    const orderIds = idsOf([first, second, third]);
    const { number } = await person.call(skipWeeks, { orderIds });
    expect((await person.call(unskipOrder, { orderId: third.orderId })).pointsEarned).toBe(50);
    await advance(admin, first.cutoff.at);
    const { weeks } = await person.call(unskipWeeks, { orderIds, number: number! });
    expect(weeks.map(({ refused, pointsEarned }) => [refused, pointsEarned])).toEqual([
      ["order-past-cutoff", 0],
      [null, 50],
      [null, 0],
    ]);
    expect(await statusesOf(person, [first, second, third])).toEqual(["skipped", "open", "open"]);
    const { record } = await person.call(skippedWeeks, { number: number! });
    expect(record.weeks.map(({ back }) => back?.kind ?? null)).toEqual([null, "unskipped", "unskipped"]);
    const again = await person.call(unskipWeeks, { orderIds: [second.orderId], number: number! });
    expect(again.weeks).toMatchObject([{ refused: null, pointsEarned: 0 }]);
  });
});
