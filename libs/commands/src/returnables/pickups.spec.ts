import { idFrom } from "@tablee/domain/kernel/ids";
import { addDays, addHours, weekday } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { asset, bag, delivered, lentWith, outOf, planned, replaceAndCancel, stateOf } from "@tablee/testing/fixtures/returnables";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { bookPickup, cancelPickup } from "./book-pickup.ts";
import { recordAttempt, recordReturn } from "./record-return.ts";
import { recordVisit } from "./record-visit.ts";

describe("a pickup that the route plans", () => {
  it("is planned again after one that ended without an attempt", async () => {
    const { household, first } = await planned();
    await replaceAndCancel(household, first);
    await household.doDue(["pickup"]);
    const { pickup: second } = stateOf(household);
    expect(second).toMatchObject({ by: "route", status: "booked", route: first.route });
    expect(second?.pickupId).not.toBe(first.pickupId);
  });

  it("is planned again for the part that one left behind", async () => {
    const { household, first } = await planned();
    const { pickupId: visitId, route } = first;
    household.now = route.until;
    const part = { accountId, way: "collected", visitId, assetIds: [bag(3)] } as const;
    await household.act((steps, context) => recordReturn(steps, part, context).then(() => {}));
    await household.doDue(["pickup"]);
    expect(stateOf(household).pickup).toMatchObject({ by: "route", status: "booked" });
    expect(outOf(household)).toContain(asset(3, "kit"));
  });
});

describe("a part of what is out", () => {
  it("comes back alone, where staff count it: its charge is reversed, and the rest stays out", async () => {
    const { household, first } = await planned();
    household.now = first.route.until;
    const out = outOf(household);
    const part = { accountId, visitId: first.pickupId, result: "collected", code: "not-out", assetIds: [bag(0)] } as const;
    const visit = () => transcriptOf(household.world, (steps) => recordVisit(steps, part, household.context()));
    expect(await visit()).toEqual(["ReturnablesReturned", "ReturnableChargeReversed"]);
    expect(outOf(household)).toEqual(out.filter((assetId) => assetId !== bag(0)));
    expect(await visit()).toEqual([]);
  });
});

describe("a pickup", () => {
  const place = "main" as const;
  const pickupId = idFrom("a pickup");
  const tuesday = (at: string): string => {
    let date = addDays(toLocal("America/Toronto", at).date, 2);
    while (weekday(date) !== 2) date = addDays(date, 1);
    return date;
  };
  const book = (household: Household, when: Parameters<typeof bookPickup>[1]["when"], more: object = {}) =>
    transcriptOf(household.world, (steps) => bookPickup(steps, { accountId, pickupId, place, when, ...more }, household.context()));

  it("is booked at the address, and collects what is out", async () => {
    const household = await begin();
    await delivered(household, 0);
    const when = { date: tuesday(household.now), window: "12-17" } as const;
    expect(await book(household, when, { notes: "Side door", phone: "+14165550199" })).toEqual(["PickupBooked"]);
    expect(stateOf(household).pickup).toMatchObject({ notes: "Side door", address: { city: "Toronto", phone: "+14165550199" } });
    await household.advance(addHours(stateOf(household).pickup!.route.until, 1));
    expect([outOf(household), stateOf(household).pickup?.status]).toEqual([[], "done"]);
  });

  it("goes with a box of the account's own that is still to come", async () => {
    const household = await begin();
    await delivered(household, 0);
    expect(await book(household, { orderId: orderIds[0]! })).toEqual(["refused: pickup-day-not-offered"]);
    expect(await book(household, { orderId: idFrom("not its own") as never })).toEqual(["refused: order-not-found"]);
    expect(await book(household, { orderId: orderIds[1]! })).toEqual(["PickupBooked"]);
    await delivered(household, 1);
    expect([outOf(household), stateOf(household).pickup?.status]).toEqual([lentWith(1), "done"]);
  });

  const withBox = async (n: number) => {
    const household = await begin();
    await delivered(household, 0);
    expect(await book(household, { orderId: orderIds[n]! }, { notes: "Side door" })).toEqual(["PickupBooked"]);
    return household;
  };

  it("goes with the second try of its box, at the same address, where the first one was missed", async () => {
    const household = await withBox(1);
    household.world.delivery = { result: "failed", code: "no-access" };
    await delivered(household, 1);
    const { retryAt } = household.order(1) as { readonly retryAt?: string };
    expect(stateOf(household).pickup).toMatchObject({ by: "customer", status: "booked", notes: "Side door", route: { from: retryAt } });
    expect(stateOf(household).pickup?.pickupId).not.toBe(pickupId);
    household.world.delivery = { result: "delivered", collects: true };
    await household.advance(addHours(stateOf(household).pickup!.route.until, 1));
    expect([stateOf(household).pickup?.status, outOf(household)]).toEqual(["done", lentWith(1)]);
  });

  it("does not take place where its box is skipped, moved or not handed over", async () => {
    const lapsed = { status: "cancelled", ended: "box-not-coming" };
    const skipped = await withBox(2);
    await skipped.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[2]!, reason: "away" }, context).then(() => {}));
    await skipped.follow();
    expect(stateOf(skipped).pickup).toMatchObject(lapsed);
    const failed = await withBox(1);
    failed.world.delivery = { result: "failed", code: "no-access" };
    await delivered(failed, 1);
    await failed.advance(addHours(stateOf(failed).pickup!.route.until, 1));
    expect([stateOf(failed).pickup, outOf(failed)]).toMatchObject([lapsed, lentWith(0)]);
  });

  it("is not asked about where its box no longer comes, though no policy has ended it", async () => {
    const household = await begin();
    await delivered(household, 0);
    await book(household, { orderId: orderIds[2]! });
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIds[2]!, reason: "away" }, context).then(() => {}));
    household.now = stateOf(household).pickup!.route.until;
    await household.doDue(["pickup"]);
    expect([stateOf(household).pickup?.ended, outOf(household)]).toEqual(["box-not-coming", lentWith(0)]);
  });

  it("needs an address of that kind, and can be cancelled by its account only", async () => {
    const household = await begin();
    await delivered(household, 0);
    const when = { date: tuesday(household.now), window: "12-17" } as const;
    expect(await book(household, when, { place: "alternate" })).toEqual(["refused: address-missing"]);
    await book(household, when);
    const cancel = (id: string) =>
      transcriptOf(household.world, (steps) => cancelPickup(steps, { accountId, pickupId: id }, household.context()));
    expect(await cancel(idFrom("not its own"))).toEqual(["refused: pickup-not-found"]);
    expect(await cancel(pickupId)).toEqual(["PickupCancelled"]);
  });
});

describe("the outcome of a visit that staff report", () => {
  const record = (household: Household, visitId: string | undefined, result: "collected" | "missed") =>
    transcriptOf(household.world, (steps) => recordVisit(steps, { accountId, visitId, result, code: "not-out" }, household.context()));

  it("is of a pickup whose window has begun, or of a box that is out or was delivered", async () => {
    const household = await begin();
    await delivered(household, 0);
    const { deliveryDate } = household.order(0).calendar;
    const pickupId = idFrom("a pickup");
    const asked = { pickupId, place: "main", when: { date: addDays(deliveryDate, 3), window: "12-17" } } as const;
    await household.act((steps, context) => bookPickup(steps, { accountId, ...asked }, context).then(() => {}));
    const refused = ["refused: pickup-not-found"];
    for (const visitId of [undefined, idFrom("any"), pickupId, orderIds[1]])
      expect([await record(household, visitId, "missed"), await record(household, visitId, "collected")]).toEqual([refused, refused]);
    household.now = stateOf(household).pickup!.route.from;
    expect([await record(household, pickupId, "missed"), await record(household, pickupId, "missed")]).toEqual([
      ["CollectionAttempted"],
      [],
    ]);
    expect(await record(household, pickupId, "collected")).toEqual(["ReturnablesReturned"]);
    household.world.delivery = { result: "delivered" };
    await delivered(household, 1);
    expect(await record(household, orderIds[1], "collected")).toEqual([]);
    await delivered(household, 2);
    expect(await record(household, orderIds[2], "collected")).toEqual(["ReturnablesReturned"]);
    expect(outOf(household)).toEqual(lentWith(2));
  });

  it("is corrected for an earlier pickup, and only for what it was to collect", async () => {
    const household = await begin();
    const visitId = idFrom("earlier pickup");
    await delivered(household, 0);
    await household.act((steps, context) => recordAttempt(steps, { accountId, visitId, code: "other" }, context).then(() => {}));
    household.world.delivery = { result: "delivered" };
    await delivered(household, 1);
    expect(await record(household, visitId, "collected")).toEqual(["ReturnablesReturned"]);
    expect(outOf(household)).toEqual(lentWith(1));
  });
});
