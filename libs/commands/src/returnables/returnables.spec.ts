import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addDays, addHours, weekday } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { payment } from "@tablee/domain/payment/decider";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import { returnables } from "@tablee/domain/returnables/decider";
import { assetsOut } from "@tablee/domain/returnables/state";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds, subscriptionId } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkBooks } from "@tablee/testing/model/rows";
import { closeSubscription } from "../subscription/close-subscription.ts";
import { bookPickup, cancelPickup } from "./book-pickup.ts";
import { recordReturn } from "./record-return.ts";

const stateOf = ({ view }: Household) => view.state(returnables, streamName("returnables", accountId));
const outOf = (household: Household): string[] => assetsOut(stateOf(household)).map(({ assetId }) => assetId);
const asset = (n: number, kind: string): string => idFrom("returnable", orderIds[n]!, kind);
const bag = (n: number): string => asset(n, "bag");
/** The bag and the kit of a week's box. */
const lentWith = (n: number): string[] => ["bag", "kit"].map((kind) => asset(n, kind));
const paymentOf = ({ view }: Household, assetId: string) =>
  view.state(payment, streamName("payment", paymentIdOf(returnablePurposeOf(accountId, assetId))));

/** Advances past a week's delivery. */
const delivered = (household: Household, n: number) => household.advance(addHours(household.order(n).calendar.deliveryUntil, 1));

/** A household whose driver never finds a bag outside. */
async function neverOutside(options?: Parameters<typeof begin>[0]): Promise<Household> {
  const household = await begin(options);
  household.world.delivery = { result: "delivered" };
  household.world.pickup = { result: "missed", code: "not-out" };
  return household;
}

/** Advances to the day on which the first bag is charged: it was missed with each of three later boxes. */
async function untilCharge(household: Household): Promise<void> {
  await delivered(household, 3);
  household.now = household.world.facts.nextDue(["return-charge"])!;
}
const chargeDay = (household: Household) => household.doDue(["return-charge"]);

describe("bags and kits", () => {
  it("come with each box, and the driver takes earlier ones along", async () => {
    const household = await begin();
    await delivered(household, 0);
    expect(outOf(household)).toEqual(lentWith(0));
    await delivered(household, 1);
    expect(outOf(household)).toEqual(lentWith(1));
    expect(stateOf(household).assets[0]).toMatchObject({ returnedOn: orderIds[1], attempts: [] });
  });

  it("are collected by pickups that the route plans, once no more boxes come", async () => {
    const household = await begin();
    await household.finish();
    expect(outOf(household)).toEqual([]);
    const { pickup } = stateOf(household);
    expect(pickup).toMatchObject({ by: "route", place: "main", status: "done" });
    expect(pickup!.route.date > addDays(household.order(3).calendar.deliveryDate, 42)).toBe(true);
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

describe("a charge for a bag", () => {
  it("comes six weeks after its delivery, after three attempts, once, with the ledger's entry; its return reverses it", async () => {
    const household = await neverOutside();
    await delivered(household, 3);
    const before = household.paidCents;
    await untilCharge(household);
    expect(household.now.slice(0, 10)).toBe(addDays(household.order(0).calendar.deliveryDate, 42));
    await chargeDay(household);
    await household.follow();
    expect(household.paidCents - before).toBe(3_500);
    await chargeDay(household);
    expect(household.paidCents - before).toBe(3_500);
    checkBooks(household.world);
    await household.act((steps, context) =>
      recordReturn(steps, { accountId, way: "handed-in", assetIds: lentWith(0) }, context).then(() => {}),
    );
    await household.follow();
    expect(household.paidCents).toBe(before);
    expect([paymentOf(household, bag(0)).refunds.size, household.world.gateway.netCents]).toEqual([1, household.paidCents]);
    checkBooks(household.world);
  });

  it.each(Array.from({ length: 12 }, (_, steps) => steps))(
    "is made once for each, if a process dies after %i steps of it",
    async (dies) => {
      const household = await neverOutside();
      await untilCharge(household);
      const before = household.paidCents;
      await household.doDue(["return-charge"], dies);
      household.now = addHours(household.now, 1);
      await chargeDay(household);
      expect([household.paidCents - before, household.world.gateway.netCents]).toEqual([3_500, household.paidCents]);
      expect(stateOf(household).assets.slice(0, 2)).toMatchObject([{ charge: { status: "charged" } }, { charge: { status: "charged" } }]);
    },
  );

  it("that a provider has not answered is asked about, and not made again", async () => {
    const household = await neverOutside();
    await untilCharge(household);
    household.world.gateway.mood = "captured-unheard";
    await chargeDay(household);
    household.world.gateway.mood = "captured";
    household.now = addHours(household.now, 1);
    await chargeDay(household);
    expect(paymentOf(household, bag(0)).attempts).toMatchObject([{ outcome: "captured" }]);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "charged" });
  });

  it("that was declined is tried three days later, with the method of then", async () => {
    const household = await neverOutside();
    await untilCharge(household);
    household.world.gateway.mood = "declined";
    await chargeDay(household);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "failed", attempt: 1 });
    const ids = household.world.log.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    household.world.gateway.mood = "captured";
    await household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken: "tok_new_card" }, context).then(() => {}));
    household.now = addHours(household.now, 72);
    await chargeDay(household);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "charged", attempt: 2 });
  });
});

describe("a household that keeps its bags", () => {
  it("is reminded in weeks 3 and 5, told of each charge, and of its refund", async () => {
    const household = await neverOutside({ notices: true });
    await household.finish();
    const mails = [...household.world.messages.values()].map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === "return-reminder")).toHaveLength(4);
    expect(mails.filter((kind) => kind === "return-last-reminder")).toHaveLength(4);
    expect(mails.filter((kind) => kind === "returnable-charged")).toHaveLength(8);
    expect(stateOf(household).assets.every(({ attempts, charge }) => attempts.length >= 3 && charge?.status === "charged")).toBe(true);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in" }, context).then(() => {}));
    await household.follow();
    expect([...household.world.messages.values()].filter(({ kind }) => kind === "returnable-refunded")).toHaveLength(8);
    checkBooks(household.world);
  });

  it("closes its subscription only once they are back", async () => {
    const household = await begin();
    await delivered(household, 0);
    const close = () =>
      transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
    expect(await close()).toEqual(["refused: assets-out"]);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in" }, context).then(() => {}));
    expect(await close()).toEqual(["SubscriptionClosed"]);
  });
});
