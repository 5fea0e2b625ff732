import { writeDeliveryNote } from "@tablee/commands/account/address/write-delivery-note";
import { settleStop } from "@tablee/commands/dispatch/settle-stop";
import { chooseHandover } from "@tablee/commands/order/choose-handover";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { moveDelivery } from "@tablee/commands/subscription/move-delivery";
import type { Address } from "@tablee/domain/account/vocabulary";
import { addHours } from "@tablee/domain/kernel/time";
import { accountId, address, person } from "@tablee/domain/testing/examples";
import { orderIds, slot } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { untilBilled, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

const coordinates = { latitude: 43.676209, longitude: -79.29303 };
const placed: Address = { ...address, line: "14, chemin du Rang", coordinates };
const time = { weekday: slot.weekday as 6, window: slot.window };

const stopOf = ({ world }: Household, n: number) => world.stops.get(orderIds[n]!);
const note = (household: Household, text: string) =>
  household.act((steps, context) => writeDeliveryNote(steps, { accountId, note: text }, context));
const move = (household: Household, to: Address) =>
  household.act((steps, context) => moveDelivery(steps, { accountId, address: to, time }, context));

/** The second week's box is paid, and goes to an address that was placed. */
async function paid(): Promise<Household> {
  const household = await begin();
  household.now = addHours(household.now, 1);
  await move(household, placed);
  await untilBilled(household, 1);
  await household.follow();
  return household;
}

describe("the stop of a box", () => {
  it("is planned once the box is paid, with the coordinates of its address where there are any", async () => {
    const household = await paid();
    const { slot: place, calendar } = household.order(1);
    const { coordinates: _, ...where } = placed;
    expect(stopOf(household, 1)).toMatchObject({
      accountId,
      depotId: place.depotId,
      day: calendar.deliveryDate,
      from: calendar.deliveryFrom,
      until: calendar.deliveryUntil,
      name: `${person.firstName} ${person.lastName}`,
      address: where,
      coordinates,
    });
    expect(stopOf(household, 2)).toBeUndefined();
  });

  it("is for the address of the lock: a move reaches the boxes after it", async () => {
    const household = await paid();
    await move(household, { ...address, line: "16, rue des Érables" });
    await note(household, "Ring twice");
    await household.follow();
    expect(stopOf(household, 1)).toMatchObject({ address: { line: placed.line }, coordinates });
    expect(stopOf(household, 1)).not.toHaveProperty("address.instructions");
    expect(stopOf(household, 0)).toMatchObject({ address: { line: address.line } });
    expect(stopOf(household, 0)).not.toHaveProperty("coordinates");
  });

  it("is sent again with another note or place at the door, and an older version of it changes nothing", async () => {
    const household = await paid();
    const first = stopOf(household, 1)!;
    await note(household, "Ring twice");
    await household.act((steps, context) => chooseHandover(steps, { accountId, orderId: orderIds[1]!, handover: "side-door" }, context));
    await household.follow();
    expect(stopOf(household, 1)).toMatchObject({ address: { instructions: "Ring twice", handover: "side-door" }, coordinates });
    expect(stopOf(household, 1)!.version).toBeGreaterThan(first.version);
    await settleStop(household.world.process().steps, { orderId: orderIds[1]! });
    const now = stopOf(household, 1);
    const { routing } = household.world.process().steps.ports;
    await routing.plan(first as Parameters<typeof routing.plan>[0]);
    expect(stopOf(household, 1)).toEqual(now);
  });

  it("is no longer changed by a note once the box is on its way", async () => {
    const household = await paid();
    household.now = household.order(1).calendar.deliveryFrom;
    await household.doDue(["dispatch"]);
    await household.follow();
    const sent = stopOf(household, 1);
    await note(household, "Ring twice");
    await household.follow();
    expect(stopOf(household, 1)).toEqual(sent);
  });

  it("is planned again for the second try, and taken back when that fails as well", async () => {
    const household = await paid();
    household.world.delivery = { result: "failed", code: "nobody-home" };
    await untilDelivered(household, 1);
    await household.follow();
    const again = addHours(household.now, 24);
    expect(stopOf(household, 1)).toMatchObject({ from: again, address: { line: placed.line } });
    while (household.order(1).status === "billed") {
      household.now = household.world.facts.nextDue(["dispatch", "delivery"], household.now)!;
      await household.doDue(["dispatch", "delivery"]);
    }
    await household.follow();
    expect(household.order(1).status).toBe("failed");
    expect(stopOf(household, 1)).not.toHaveProperty("address");
  });

  it("is taken back when a first box is skipped after it was paid; an unpaid week never had one", async () => {
    const household = await begin();
    expect(stopOf(household, 0)).toHaveProperty("address");
    for (const n of [0, 2]) await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[n]! }, context));
    await household.follow();
    expect(stopOf(household, 0)).toBeDefined();
    expect(stopOf(household, 0)).not.toHaveProperty("address");
    expect(stopOf(household, 2)).toBeUndefined();
  });
});
