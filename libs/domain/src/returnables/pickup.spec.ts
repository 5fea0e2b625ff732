import { given } from "../../testing/given.ts";
import {
  area,
  book,
  box,
  collected,
  delivered,
  dueAt,
  firstDay,
  missed,
  missedThrice,
  noon,
  onDay,
  pickupId,
  typesOf,
  when,
  zone,
} from "../../testing/returnables.ts";
import { idFrom } from "../kernel/ids.ts";
import { addDays, addHours } from "../kernel/time.ts";
import { toInstant } from "../kernel/zones/zones.ts";
import { type ReturnablesCommand, returnables } from "./decider.ts";
import { pickupDueAt, plannedFrom } from "./due-dates.ts";
import { nextPickupRoute, pickupDays, pickupRouteOf } from "./pickup-days.ts";

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

  it("ends where the box that it was booked with does not come then, once", () => {
    const end: ReturnablesCommand = { type: "EndPickup", pickupId, at: noon(onDay(1)) };
    const outcome = when(delivered(0), book({ route: pickupRouteOf(area, onDay(3), "07-12", box(3)) }), end);
    outcome.thenState({ pickup: { status: "cancelled", ended: "box-not-coming" } });
    given(returnables, outcome.events).when(end).thenNothing();
  });

  it("is no attempt before its window begins", () => {
    const { from } = when(delivered(0), book()).state.pickup!.route;
    const early: ReturnablesCommand = { type: "RecordAttempt", visitId: pickupId, code: "not-out", at: addHours(from, -1) };
    when(delivered(0), book(), early).thenRefused("pickup-not-found");
  });

  it("collects what was lent on earlier days, however late it is recorded", () => {
    const { date } = when(delivered(0), book()).state.pickup!.route;
    expect(date < onDay(1)).toBe(true);
    when(delivered(0), book(), delivered(1), collected(pickupId, 2)).thenState({
      assets: [{ returnedOn: pickupId }, { orderId: box(1), attempts: [] }],
    });
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
