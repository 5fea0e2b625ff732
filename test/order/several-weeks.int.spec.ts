import { deskOrder, findReceipt, searchOrders } from "@tablee/contracts/calls/admin/orders";
import { skippedWeeks } from "@tablee/contracts/calls/receipts";
import { skipWeeks, skipWeeksForm, unskipWeeks } from "@tablee/contracts/calls/several-weeks";
import type { OrderCard } from "@tablee/contracts/schemas";
import { eventually, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

/** A household and its boxes that can still be changed, soonest first. */
async function household(): Promise<{ person: Visitor; open: OrderCard[] }> {
  const person = await stage.household();
  const open = await eventually(
    async () => (await ordersOf(person)).filter(({ editable, status }) => editable && status === "open"),
    (orders) => orders.length >= 5,
  );
  return { person, open };
}
const idsOf = (orders: readonly OrderCard[]) => orders.map(({ orderId }) => orderId);
const statusesOf = async (person: Visitor, of: readonly OrderCard[]) => {
  const now = await ordersOf(person);
  return of.map(({ orderId }) => now.find((order) => order.orderId === orderId)!.status);
};

/** Over HTTP; a repeated act and an undo after a cutoff are proved in memory. */
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

  it("come back by one undo, with the points of each box's policy, and are on the record as such", async () => {
    const { person, open } = await household();
    const orderIds = idsOf(open.slice(0, 2));
    const { number } = await person.call(skipWeeks, { orderIds });
    const { weeks } = await person.call(unskipWeeks, { orderIds, number: number! });
    expect(weeks.map(({ refused, pointsEarned }) => [refused, pointsEarned])).toEqual([
      [null, 50],
      // From December 7, 2026 on, a week has to be skipped for a day.
      [null, 0],
    ]);
    expect(await statusesOf(person, open.slice(0, 2))).toEqual(["open", "open"]);
    const { record } = await person.call(skippedWeeks, { number: number! });
    expect(record.weeks.map(({ back }) => back?.kind ?? null)).toEqual(["unskipped", "unskipped"]);
  });
});
