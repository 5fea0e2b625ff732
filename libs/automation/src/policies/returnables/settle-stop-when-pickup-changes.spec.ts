import { bookPickup, cancelPickup } from "@tablee/commands/returnables/book-pickup";
import { recordAttempt } from "@tablee/commands/returnables/record-return";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { accountId, address, person } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { delivered, neverOutside, planned, stateOf } from "@tablee/testing/fixtures/returnables";

const pickupId = idFrom("own");
const stopOf = ({ world }: Household, id: string) => world.stops.get(id);
const cancel = (household: Household) =>
  household.act((steps, context) => cancelPickup(steps, { accountId, pickupId }, context).then(() => {}));

/** A pickup that replaces the one which the route has planned. */
async function booked() {
  const { household, first } = await planned();
  const when = { date: first.route.date, window: "12-17" } as const;
  const own = { accountId, pickupId, place: "main", when, notes: "Side door" } as const;
  await household.act((steps, context) => bookPickup(steps, own, context).then(() => {}));
  await household.follow();
  return { household, first };
}

describe("the stop of a pickup", () => {
  it("is planned with the note to its driver once it is booked, and moves with it", async () => {
    const { household, first } = await booked();
    const { depotId, date: day, from, until } = stateOf(household).pickup!.route;
    expect(stopOf(household, pickupId)).toMatchObject({
      kind: "pickup",
      accountId,
      depotId,
      day,
      from,
      until,
      name: `${person.firstName} ${person.lastName}`,
      address: { line: address.line, instructions: "Side door" },
    });
    expect(stopOf(household, first.pickupId)).toEqual({ stopId: first.pickupId, version: expect.any(Number) });
  });

  it("is taken back once it is cancelled, or missed", async () => {
    const { household } = await booked();
    await cancel(household);
    await household.follow();
    expect(stopOf(household, pickupId)).not.toHaveProperty("address");

    const { household: other, first } = await planned();
    await other.follow();
    expect(stopOf(other, first.pickupId)).toHaveProperty("address");
    other.now = first.route.until;
    const missed = { accountId, visitId: first.pickupId, code: "not-out" } as const;
    await other.act((steps, context) => recordAttempt(steps, missed, context).then(() => {}));
    await other.follow();
    expect(stopOf(other, first.pickupId)).not.toHaveProperty("address");
  });

  it("is taken back once it is missed, also where the next one was booked before", async () => {
    const { household, first } = await planned();
    await household.follow();
    household.now = first.route.until;
    const missed = { accountId, visitId: first.pickupId, code: "not-out" } as const;
    await household.act((steps, context) => recordAttempt(steps, missed, context).then(() => {}));
    const date = addWeeks(first.route.date, 1);
    const next = { accountId, pickupId, place: "main", when: { date, window: first.route.window } } as const;
    await household.act((steps, context) => bookPickup(steps, next, context).then(() => {}));
    await household.follow();
    expect(stopOf(household, first.pickupId)).not.toHaveProperty("address");
    expect(stopOf(household, pickupId)).toHaveProperty("address");
  });

  it("is not planned where a box is its visit, whose stop stays when the box collects nothing", async () => {
    const household = await neverOutside();
    await delivered(household, 0);
    const { orderId } = household.order(1);
    const own = { accountId, pickupId, place: "main", when: { orderId } } as const;
    await household.act((steps, context) => bookPickup(steps, own, context).then(() => {}));
    await delivered(household, 1);
    await household.follow();
    expect(stateOf(household).pickup).toMatchObject({ status: "attempted" });
    expect([stopOf(household, pickupId), stopOf(household, orderId)]).toEqual([undefined, expect.objectContaining({ kind: "box" })]);
  });
});
