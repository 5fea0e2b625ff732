import { given } from "../../testing/given.ts";
import { areaById } from "../geography/areas.ts";
import { idFrom, type OrderId, orderId } from "../kernel/ids.ts";
import { addDays, addHours, addWeeks } from "../kernel/time.ts";
import { toInstant } from "../kernel/zones/zones.ts";
import { type ReturnablesCommand, returnables } from "./decider.ts";
import { chargeDueAt, nextNoticeAt, pickupDueAt, plannedFrom } from "./due-dates.ts";
import type { ReturnablesEvent } from "./events.ts";
import { nextPickupRoute, pickupDays, pickupRouteOf } from "./pickup-days.ts";

const zone = "America/Toronto";
const area = areaById("gta")!;
/** A Saturday. */
const firstDay = "2027-02-06";
const box = (n: number): OrderId => orderId(idFrom("box", n));
const bag = (n: number): string => idFrom("returnable", box(n), "bag");
const onDay = (n: number): string => addWeeks(firstDay, n);
const noon = (date: string): string => toInstant(zone, date, "12:00");

/** The delivery of the box `n` weeks after the first. */
const delivered = (n: number, kinds: ("bag" | "kit")[] = ["bag"]): ReturnablesCommand => ({
  type: "LendWithDelivery",
  orderId: box(n),
  kinds,
  zone,
  deliveredOn: onDay(n),
  at: noon(onDay(n)),
});
const address = { line: "12, rue des Érables", city: "Toronto", province: "ON", postalCode: "M4E 1A1" } as const;
const pickupId = idFrom("pickup");
const book = (change: Partial<Extract<ReturnablesCommand, { type: "BookPickup" }>> = {}): ReturnablesCommand => {
  const at = change.at ?? noon(addDays(firstDay, 1));
  const [day] = pickupDays(area, at);
  const route = pickupRouteOf(area, day!.date, day!.windows[0]!);
  return { type: "BookPickup", pickupId, by: "customer", place: "main", route, area, address, at, ...change };
};
const collected = (visitId: string, n = 1): ReturnablesCommand => ({ type: "RecordReturn", way: "collected", visitId, at: noon(onDay(n)) });
const missed = (visitId: string, day: string): ReturnablesCommand => ({ type: "RecordAttempt", visitId, code: "not-out", at: noon(day) });

const after = (...commands: readonly ReturnablesCommand[]): readonly ReturnablesEvent[] =>
  commands.reduce<readonly ReturnablesEvent[]>((events, command) => given(returnables, events).when(command).events, []);
const when = (...commands: readonly [...ReturnablesCommand[], ReturnablesCommand]) =>
  given(returnables, after(...commands.slice(0, -1))).when(commands.at(-1)!);
const typesOf = (events: readonly ReturnablesEvent[]) => events.map(({ type }) => type);

/** Four weekly boxes: the first bag was missed three times. */
const missedThrice = [delivered(0), delivered(1), delivered(2), delivered(3)] as const;
const dueAt = toInstant(zone, addDays(firstDay, 42), "09:00");
const start = (n: number, at = dueAt): ReturnablesCommand => ({ type: "StartCharge", assetId: bag(n), at });
const captured = (attempt = 1): ReturnablesCommand => ({ type: "RecordCharged", assetId: bag(0), attempt, at: dueAt });
const failed = (attempt: number, at: string): ReturnablesCommand => ({
  type: "RecordChargeFailed",
  assetId: bag(0),
  attempt,
  code: "expired-card",
  at,
});

describe("a delivery", () => {
  it("lends a bag, and a kit where the area has it, once", () => {
    when(delivered(0, ["bag", "kit"])).thenEvents(
      ...(["bag", "kit"] as const).map(
        (kind): ReturnablesEvent => ({
          type: "ReturnableLent",
          data: {
            assetId: idFrom("returnable", box(0), kind),
            kind,
            orderId: box(0),
            zone,
            lentOn: firstDay,
            policy: "returnables-1",
            lentAt: noon(firstDay),
          },
        }),
      ),
    );
    when(delivered(0), delivered(0)).thenNothing();
  });

  it("is an attempt to collect what was out before, unless something was collected", () => {
    expect(typesOf(when(delivered(0), delivered(1)).events)).toEqual(["ReturnableLent", "CollectionAttempted", "ReturnableLent"]);
    const swapped = when(delivered(0), collected(box(1)), delivered(1));
    expect(typesOf(swapped.events)).toEqual(["ReturnableLent", "ReturnablesReturned", "ReturnableLent"]);
    swapped.thenState({ assets: [{ returnedOn: box(1), attempts: [] }, { orderId: box(1) }] });
  });

  it("that is recorded late is no attempt to collect what a later one lent", () => {
    const late = when(delivered(1), delivered(0));
    expect(typesOf(late.events)).toEqual(["ReturnableLent", "ReturnableLent"]);
  });

  it("that is recorded later than the tracker may lag lends nothing, and counts no attempt", () => {
    const recorded = (n: number, days: number): ReturnablesCommand =>
      ({ ...delivered(n), at: noon(addDays(onDay(n), days)) }) as ReturnablesCommand;
    expect(typesOf(after(recorded(0, 7)))).toEqual(["ReturnableLent"]);
    when(recorded(0, 8)).thenNothing();
    when(delivered(0), recorded(1, 8)).thenNothing();
    when(recorded(0, 700)).thenNothing();
  });

  it("collects nothing that it lends itself", () => {
    when(delivered(0), collected(box(0))).thenNothing();
  });

  it("forgets returned bags after half a year, and none that is out or was charged", () => {
    const past = after(delivered(0), collected(box(1)), delivered(1));
    given(returnables, past)
      .when(delivered(27))
      .thenState({ assets: [{ assetId: bag(1) }, { assetId: bag(27) }] });
  });
});

describe("a return", () => {
  it("names bags that the account had", () => {
    when(delivered(0), { type: "RecordReturn", way: "handed-in", assetIds: [bag(5)], at: noon(firstDay) }).thenRefused(
      "returnable-not-found",
    );
  });

  it("is recorded once, and ends a pickup that has nothing left to collect", () => {
    const back: ReturnablesCommand = { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: noon(onDay(1)) };
    const outcome = when(delivered(0), book(), back);
    expect(typesOf(outcome.events).slice(2)).toEqual(["ReturnablesReturned", "PickupCancelled"]);
    given(returnables, outcome.events).when(back).thenNothing();
  });
});

describe("a pickup", () => {
  it("needs something to collect", () => {
    when(book()).thenRefused("nothing-to-return");
  });

  it("is booked on a day and in a window of its area's routes, in this week or the next", () => {
    const at = noon(addDays(firstDay, 1));
    expect(pickupDays(area, at).every(({ date }) => date > addDays(firstDay, 1) && date < addDays(firstDay, 9))).toBe(true);
    for (const date of [firstDay, addDays(firstDay, 20)])
      when(delivered(0), book({ at, route: pickupRouteOf(area, date, "07-12") })).thenRefused("pickup-day-not-offered");
    when(delivered(0), book({ route: pickupRouteOf(area, "2027-02-11", "07-12") })).thenRefused("pickup-day-not-offered");
  });

  it("takes place with a box on the day of that box, until noon of the day before", () => {
    const route = pickupRouteOf(area, onDay(3), "07-12", box(3));
    when(delivered(0), book({ route })).thenState({ pickup: { status: "booked" } });
    when(delivered(0), book({ route, at: noon(addDays(onDay(3), -1)) })).thenRefused("pickup-day-not-offered");
    expect(when(delivered(0), book({ route }), collected(box(3), 3)).state.pickup?.status).toBe("done");
    expect(when(delivered(0), book({ route }), delivered(3)).state.pickup?.status).toBe("attempted");
  });

  it("is one at a time: a customer's replaces one that the route planned, and no other", () => {
    when(delivered(0), book(), book({ pickupId: idFrom("second") })).thenRefused("pickup-booked");
    const planned = book({ by: "route", pickupId: idFrom("planned"), route: nextPickupRoute(area, firstDay, noon(firstDay)) });
    expect(typesOf(when(delivered(0), planned, book()).events).slice(1)).toEqual(["PickupBooked", "PickupCancelled", "PickupBooked"]);
    when(delivered(0), book(), planned).thenRefused("pickup-booked");
  });

  it("is cancelled by its customer until its window begins", () => {
    const cancel = (at: string): ReturnablesCommand => ({ type: "CancelPickup", pickupId, at });
    const booked = when(delivered(0), book());
    const { from } = booked.state.pickup!.route;
    expect(when(delivered(0), book(), cancel(noon(addDays(firstDay, 1)))).state.pickup?.status).toBe("cancelled");
    when(delivered(0), book(), cancel(from)).thenRefused("pickup-fixed");
    when(delivered(0), book({ by: "route" }), cancel(noon(firstDay))).thenRefused("pickup-fixed");
    when(delivered(0), cancel(from)).thenRefused("pickup-not-found");
  });

  it("is an attempt once, and none if something was collected", () => {
    const tried = when(delivered(0), book(), missed(pickupId, onDay(1)));
    tried.thenState({ pickup: { status: "attempted" }, assets: [{ attempts: [pickupId] }] });
    given(returnables, tried.events)
      .when(missed(pickupId, onDay(1)))
      .thenNothing();
    const later = given(returnables, tried.events).when(collected(pickupId));
    expect(later.state.pickup?.status).toBe("done");
    given(returnables, later.events)
      .when(missed(pickupId, onDay(1)))
      .thenNothing();
  });

  it("is planned by the route once a week from week six, until there were three attempts", () => {
    const lent = when(delivered(0)).state;
    expect([pickupDueAt(lent), plannedFrom(lent, dueAt)]).toEqual([dueAt, addDays(firstDay, 42)]);
    const route = nextPickupRoute(area, addDays(firstDay, 42), dueAt);
    const planned = book({ by: "route", route, at: dueAt });
    expect(pickupDueAt(when(delivered(0), planned).state)).toBe(route.until);
    const once = when(delivered(0), planned, missed(pickupId, route.date)).state;
    expect(plannedFrom(once, pickupDueAt(once)!)).toBe(addDays(route.date, 7));
    expect(pickupDueAt(when(...missedThrice).state)).toBe(addHours(toInstant(zone, onDay(7), "09:00"), 0));
    const bagOnly = when(delivered(0), missed(idFrom("a"), onDay(1)), missed(idFrom("b"), onDay(2)), missed(idFrom("c"), onDay(3))).state;
    expect(pickupDueAt(bagOnly)).toBeUndefined();
  });
});

describe("a notice", () => {
  it("is due three and five weeks after the delivery, each once", () => {
    const settle = (notice: "first" | "last"): ReturnablesCommand => ({
      type: "SettleReminder",
      notice,
      assetIds: [bag(0)],
      result: "sent",
      at: noon(onDay(3)),
    });
    const at = (days: number) => toInstant(zone, addDays(firstDay, days), "09:00");
    expect(nextNoticeAt(when(delivered(0)).state)).toBe(at(21));
    expect(nextNoticeAt(when(delivered(0), settle("first")).state)).toBe(at(35));
    expect(nextNoticeAt(when(delivered(0), settle("first"), settle("last")).state)).toBeUndefined();
    when(delivered(0), settle("first"), settle("first")).thenNothing();
    expect(nextNoticeAt(when(delivered(0), collected(box(1))).state)).toBeUndefined();
  });
});

describe("a charge", () => {
  it("begins six weeks after the delivery and three attempts, and never earlier", () => {
    when(...missedThrice, start(0, addHours(dueAt, -1))).thenNothing();
    when(...missedThrice, start(0)).thenEvents({
      type: "ReturnableChargeStarted",
      data: { assetId: bag(0), attempt: 1, cents: 2000 as never, startedAt: dueAt },
    });
    when(...missedThrice, start(1, addWeeks("2030-01-01", 1).concat("T00:00:00.000Z"))).thenNothing();
  });

  it("waits for the tracker, which may lag seven days behind the last attempt", () => {
    const late = when(delivered(0), missed(idFrom("a"), onDay(1)), missed(idFrom("b"), onDay(2)), missed(idFrom("c"), onDay(6))).state;
    expect(chargeDueAt(late.assets[0]!)).toBe(noon(onDay(7)));
  });

  it("is never made twice, nor for what is back", () => {
    when(...missedThrice, start(0), start(0, addHours(dueAt, 1))).thenNothing();
    when(...missedThrice, start(0), captured(), start(0, addHours(dueAt, 999))).thenNothing();
    when(...missedThrice, start(0), captured(), captured()).thenNothing();
    when(...missedThrice, collected(idFrom("pickup 9"), 5), start(0)).thenNothing();
  });

  it("is tried again three and seven days after a failure, then no more", () => {
    const first = when(...missedThrice, start(0), failed(1, dueAt)).state;
    expect(chargeDueAt(first.assets[0]!)).toBe(addHours(dueAt, 72));
    const second = addHours(dueAt, 72);
    const third = addHours(second, 168);
    const steps = [...missedThrice, start(0), failed(1, dueAt), start(0, second), failed(2, second), start(0, third)] as const;
    expect(when(...steps).state.assets[0]?.charge).toMatchObject({ status: "charging", attempt: 3 });
    expect(chargeDueAt(when(...steps, failed(3, third)).state.assets[0]!)).toBeUndefined();
    when(...steps, failed(2, third)).thenNothing();
  });

  it("is reversed once when its bag comes back", () => {
    const back = when(...missedThrice, start(0), captured(), { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: dueAt });
    expect(back.events.at(-1)).toEqual({
      type: "ReturnableChargeReversed",
      data: { assetId: bag(0), refundId: idFrom("returnable-refund", bag(0)), cents: 2000, reversedAt: dueAt },
    });
    expect(back.state.assets[0]?.charge?.status).toBe("reversed");
  });

  it("is reversed as soon as its outcome is known where the bag came back in between", () => {
    const back: ReturnablesCommand = { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: dueAt };
    expect(typesOf(when(...missedThrice, start(0), back, captured()).events).slice(-2)).toEqual([
      "ReturnableCharged",
      "ReturnableChargeReversed",
    ]);
    expect(typesOf(when(...missedThrice, start(0), back, failed(1, dueAt)).events).at(-1)).toBe("ReturnableChargeFailed");
  });
});

describe("a forgotten person", () => {
  it("is no longer asked for bags, and has no pickup", () => {
    const gone = when(delivered(0), book(), { type: "WriteOff", at: dueAt });
    expect(typesOf(gone.events).slice(-2)).toEqual(["PickupCancelled", "ReturnablesWrittenOff"]);
    expect([pickupDueAt(gone.state), nextNoticeAt(gone.state)]).toEqual([undefined, undefined]);
    given(returnables, gone.events).when({ type: "WriteOff", at: dueAt }).thenNothing();
  });
});

it("throws on an unknown command or event of returnables", () => {
  expect(() => returnables.decide({ type: "Surprise" } as never, returnables.initialState)).toThrow("unexpected");
  expect(() => returnables.evolve(returnables.initialState, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});
