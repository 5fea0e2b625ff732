import { recordCollection, routePickups, routes } from "@tablee/contracts/calls/admin/deliveries";
import { impactPage, regionCounts } from "@tablee/contracts/calls/pages";
import { cancelPickup, createPickup, existingPickup, returnables } from "@tablee/contracts/calls/returnables";
import { deliverySettings, updateDelivery, updateDeliveryNote } from "@tablee/contracts/calls/settings-delivery";
import { subscriptionSettings, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { accountGlance } from "@tablee/contracts/calls/support";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { Stop } from "@tablee/gateways/routing/routing-service";
import {
  accountIdOf,
  actFor,
  advance,
  boxesOf,
  type Customer,
  eventually,
  ordersOf,
  reauthenticate,
  signUp,
  staffMember,
  suggestedFor,
  type Visitor,
} from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const phone = "450 555-0134";
const coordinates = { latitude: 45.553012, longitude: -73.69 };
const placed = { line: "18, chemin du Rang", city: "Laval", province: "QC", postalCode: "h7n1a1", coordinates } as const;

const stage = await specStage();
const support = await staffMember(stage.url, "soutien@tablee.example");
const admin = await staffMember(stage.url, "admin@tablee.example");

/** The household whose first box was delivered while the clock moved to the lock of its second. */
let delivered: Customer;

describe("an address that no suggestion has", () => {
  type Change = Omit<Parameters<typeof support.call<typeof updateDelivery>>[1], "phone" | "weekday" | "window">;
  const update = async (caller: Pick<Visitor, "call">, change: Change) => {
    const { time } = await caller.call(deliverySettings, {});
    return caller.call(updateDelivery, { phone, ...time, ...change });
  };
  const addressOf = async (caller: Pick<Visitor, "call">) => (await caller.call(deliverySettings, {})).address;
  const stopOf = async (orderId: OrderId) =>
    (await stage.running.api.pool.query<{ stop: Stop | null }>("SELECT stop FROM embedded_routing.stop WHERE stop_id = $1", [orderId]))
      .rows[0]?.stop;
  const planned = (orderId: OrderId, holds: (stop: Stop) => boolean = () => true) =>
    eventually(
      () => stopOf(orderId),
      (stop) => Boolean(stop && holds(stop)),
    );

  it("is placed by staff who act for the customer, stays with the flat and the phone, and goes with another one that is picked", async () => {
    const person = await signUp(stage.url);
    const app = await actFor(stage.url, support, await accountIdOf(person));
    await update(app, { placed });
    expect(await addressOf(person)).toMatchObject({ line: placed.line, postalCode: "H7N 1A1", coordinates });
    await update(person, { unit: "4" });
    expect(await addressOf(person)).toMatchObject({ unit: "4", coordinates });
    await update(person, { addressId: await suggestedFor(person, { line: "20 boulevard de la Concorde", postalCode: "H7N 1A1" }) });
    expect(await addressOf(person)).not.toHaveProperty("coordinates");
  });

  it("cannot be placed by the customer, and obeys the same rules as a picked address", async () => {
    const person = await signUp(stage.url);
    const id = await accountIdOf(person);
    const before = await addressOf(person);
    await expect(update(person, { placed })).rejects.toMatchObject({ status: 403, code: "coordinates-for-staff" });
    const app = await actFor(stage.url, support, id);
    const refused = async (change: object) => {
      const error = await update(app, { placed: { ...placed, ...change } }).catch((caught) => caught);
      return error.code;
    };
    expect(await refused({ line: "PO Box 12" })).toBe("po-box");
    expect(await refused({ province: "ON" })).toBe("province-mismatch");
    expect(await refused({ postalCode: "G4R 1A1" })).toBe("outside-area");
    expect(await refused({ postalCode: "H7N" })).toBe("postal-code-invalid");
    expect(await refused({ coordinates: { ...coordinates, latitude: 40.7 } })).toBe("input-invalid");
    expect(await refused({ coordinates: { ...coordinates, longitude: -73.6900001 } })).toBe("input-invalid");
    expect(await addressOf(person)).toEqual(before);
    const { addressAttempts } = await support.call(accountGlance, { accountId: id });
    expect(addressAttempts.map(({ outcome }) => outcome).toSorted()).toEqual(["outside-area", "po-box"]);
  });

  it("reaches the routing service with its coordinates once a box for it is paid, and again with another note to the driver", async () => {
    const person = await signUp(stage.url);
    const [first, second] = await boxesOf(person);
    const app = await actFor(stage.url, support, await accountIdOf(person));
    await update(app, { placed, recipient: { firstName: "Ana", lastName: "Roy" } });
    await advance(admin, addHours(second!.cutoff.at, 2));
    expect(await planned(second!.orderId)).toMatchObject({
      day: second!.deliveryDate,
      name: "Ana Roy",
      address: { line: placed.line, city: "Laval", postalCode: "H7N 1A1", phone: "+14505550134" },
      coordinates,
    });
    expect(await planned(first!.orderId)).not.toHaveProperty("coordinates");
    await person.call(updateDeliveryNote, { note: "The red barn" });
    const again = await planned(second!.orderId, ({ address }) => address.instructions === "The red barn");
    expect(again).toMatchObject({ address: { instructions: "The red barn" }, coordinates });
    delivered = person;
  });
});

describe("the bags and kits of a household whose first box was delivered", () => {
  const refused = (status: number, code: string) => ({ status, code });
  const held = () => delivered.call(returnables, {});
  const booked = async () => (await delivered.call(existingPickup, {})).pickup;

  it("are shown with where and when a route can take them along", async () => {
    const { items, offers, terms } = await eventually(held, (now) => now.items.length > 0);
    expect(items.map(({ kind }) => kind)).toEqual(["bag", "kit"]);
    expect(items[0]).toMatchObject({ overdue: false, attempts: 0, cents: 2_000, charge: "none" });
    expect(terms).toEqual({ overdueDays: 42, attempts: 3, trackerDays: 7, bagCents: 2_000, kitCents: 1_500 });
    expect(offers).toMatchObject([{ place: "main", address: { city: "Laval" }, delivery: { orderId: expect.any(String) } }]);
    expect(offers[0]!.days.length).toBeGreaterThan(0);
    expect(await booked()).toBeNull();
  });

  it("keep the subscription open until they are back", async () => {
    await reauthenticate(delivered);
    expect((await delivered.call(subscriptionSettings, {})).closing).toMatchObject({ assetsOut: 2, blocked: true });
    await expect(delivered.call(updateSubscription, { change: "close", reason: "other" })).rejects.toMatchObject(
      refused(409, "assets-out"),
    );
  });

  it("are picked up on a day with a route, once; nobody else sees or cancels the pickup", async () => {
    const { offers } = await held();
    const [{ date, windows }] = offers[0]!.days as [(typeof offers)[0]["days"][0]];
    const window = windows[0]!;
    const asked = { place: "main", when: { date, window }, phone: "514 555-0177", notes: "Side door" } as const;
    const noRoute = { ...asked, when: { date: "2030-01-01", window } };
    await expect(delivered.call(createPickup, noRoute)).rejects.toMatchObject(refused(422, "pickup-day-not-offered"));
    await expect(delivered.call(createPickup, { ...asked, place: "alternate" })).rejects.toMatchObject(refused(409, "address-missing"));
    const far = (await ordersOf(delivered)).at(-1)!.orderId;
    await expect(delivered.call(createPickup, { place: "main", when: { orderId: far } })).rejects.toMatchObject(
      refused(422, "pickup-day-not-offered"),
    );
    const { pickup } = await delivered.call(createPickup, asked);
    expect(pickup).toMatchObject({
      date,
      window,
      notes: "Side door",
      address: { phone: "+15145550177", city: "Laval" },
      cancellable: true,
    });
    expect(await booked()).toEqual(pickup);
    await expect(delivered.call(createPickup, asked)).rejects.toMatchObject(refused(409, "pickup-booked"));

    const other = await signUp(stage.url);
    expect(await other.call(existingPickup, {})).toEqual({ pickup: null });
    await expect(other.call(createPickup, asked)).rejects.toMatchObject(refused(409, "nothing-to-return"));
    const { pickupId } = pickup!;
    await expect(other.call(cancelPickup, { pickupId })).rejects.toMatchObject(refused(404, "pickup-not-found"));

    const collecting = async () => (await support.call(routes, { date })).routes.find((each) => each.pickups > 0 && each.window === window);
    const route = (await eventually(collecting, (found) => found !== undefined))!;
    const onRoute = async () => (await support.call(routePickups, { date, depotId: route.depotId, window })).pickups;
    const accountId = await accountIdOf(delivered);
    const isPlaced = (each: Awaited<ReturnType<typeof onRoute>>[number]) => each.accountId === accountId && each.place !== null;
    await eventually(onRoute, (pickups) => pickups.some(isPlaced));
    expect((await onRoute()).find((each) => each.accountId === accountId)).toMatchObject({
      visitId: pickupId,
      withBox: false,
      city: "Laval",
      postalPrefix: "H7N",
      bags: 1,
      kits: 1,
      out: ["bag", "kit"].map((kind) => expect.objectContaining({ kind, chargedCents: 0, forVisit: true })),
      place: { number: expect.any(Number), expectedAt: { date } },
      outcome: "none",
      begun: false,
    });
    const record = (result: "missed" | "collected", visitId = pickupId) =>
      support.call(recordCollection, { accountId, visitId, result, reason: "The driver called" });
    for (const visitId of [pickupId, accountId])
      await expect(record("missed", visitId)).rejects.toMatchObject(refused(404, "pickup-not-found"));
    await advance(admin, route.from.at);
    expect([await record("missed"), await record("missed")]).toEqual([{ recorded: true }, { recorded: false }]);
    expect((await onRoute()).find((each) => each.accountId === accountId)).toMatchObject({ outcome: "missed", begun: true });
    const later = (await held()).offers[0]!.days.at(-1)!.date;
    const again = await delivered.call(createPickup, { ...asked, when: { date: later, window } });
    await delivered.call(cancelPickup, { pickupId: again.pickup!.pickupId });
    expect(await record("collected")).toEqual({ recorded: true });
    expect((await eventually(held, (now) => now.items.length === 0)).items).toEqual([]);
    expect((await delivered.call(subscriptionSettings, {})).closing).toMatchObject({ assetsOut: 0, blocked: false });
  });

  it("are counted on a public page once there are enough of them, as households are", async () => {
    expect(await delivered.call(impactPage, {})).toMatchObject({ boxes: null, lent: null, returned: null });
    const { pool } = stage.running.api;
    await pool.query("UPDATE read.impact SET boxes = 1234, lent = 11, returned = 9, counted_at = '2027-01-03T04:30:00Z'");
    expect(await delivered.call(impactPage, {})).toEqual({ boxes: 1_234, lent: 11, returned: null, asOf: "2027-01-02" });
    const { regions } = await delivered.call(regionCounts, {});
    expect(regions.map(({ region, householdsAbove }) => [region, householdsAbove])).toEqual(
      ["bc", "ab", "on", "qc"].map((region) => [region, null]),
    );
    expect(regions.every(({ cities }) => cities > 10)).toBe(true);
  });
});
