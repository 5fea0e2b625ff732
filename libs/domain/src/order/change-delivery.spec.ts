import { calendar, lines, orderGenerated, slot } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { locked } from "../../testing/order-stages.ts";
import { orderCalendar } from "../calendar/calendar.ts";
import { cents } from "../kernel/money.ts";
import { addMs } from "../kernel/time.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";

const { week } = orderGenerated.data;
const early = "2027-01-25T15:00:00.000Z";
const to = { ...slot, weekday: 4, window: "17-22" } as const;
const there = orderCalendar(week, to.weekday, to.window, to.zone);
const change = (more: object = {}): OrderCommand =>
  ({
    type: "ChangeDelivery",
    region: "on",
    slot: to,
    calendar: there,
    zoneTableVersion: "2026f",
    lines,
    removed: [],
    receivedAt: early,
    ...more,
  }) as OrderCommand;

describe("a change of delivery", () => {
  it("moves the box with its cutoff, and counts as a change for editors", () => {
    given(order, [orderGenerated]).when(change()).thenState({ slot: to, calendar: there, version: 1 });
  });

  it("changes nothing when it is the same place", () => {
    given(order, [orderGenerated]).when(change({ slot, calendar })).thenNothing();
  });

  it.each([
    ["another area", { areaId: "hamilton" }],
    ["another depot", { depotId: "ottawa" }],
    ["another day", { weekday: 5 }],
    ["another window", { window: "17-22" }],
  ])("to %s alone is a change, and is written down whole", (_, difference) => {
    const there = { ...slot, ...difference } as typeof slot;
    const left = lines.slice(1);
    given(order, [orderGenerated])
      .when(change({ slot: there, calendar, lines: left, removed: ["RTC-0001"] }))
      .thenEvents({
        type: "OrderDeliveryChanged",
        data: {
          region: "on",
          slot: there,
          calendar,
          zoneTableVersion: "2026f",
          lines: left,
          removed: ["RTC-0001"],
          changedAt: early,
        },
      });
  });

  it("names the cutoff that it missed, and its zone", () => {
    given(order, [orderGenerated])
      .when(change({ receivedAt: there.cutoffAt }))
      .thenRefused("order-past-cutoff", { receivedAt: there.cutoffAt, cutoffAt: there.cutoffAt, zone: "America/Toronto" });
  });

  it("is over once the order is locked", () => {
    given(order, [orderGenerated, locked]).when(change()).thenRefused("order-not-editable", { status: "locked" });
  });

  it("is too late at either cutoff, the old one or the new", () => {
    expect(there.cutoffAt < calendar.cutoffAt).toBe(true);
    given(order, [orderGenerated])
      .when(change({ receivedAt: addMs(there.cutoffAt, -1) }))
      .thenState({ slot: to });
    for (const receivedAt of [there.cutoffAt, calendar.cutoffAt])
      given(order, [orderGenerated]).when(change({ receivedAt })).thenRefused("order-past-cutoff", { receivedAt });
  });

  it("keeps a skipped week skipped", () => {
    const skipped = { type: "OrderSkipped", data: { skippedAt: early } } as const;
    given(order, [orderGenerated, skipped]).when(change()).thenState({ status: "skipped", slot: to });
  });
});

describe("a code for an order", () => {
  const grants = [{ kind: "fixed", type: "discount_code", name: "RETOUR20", cents: cents(2000) }] as const;
  it("is granted or withdrawn until the cutoff", () => {
    const granted = given(order, [orderGenerated]).when({ type: "ChangeDiscounts", grants, receivedAt: early });
    granted.thenEvents({ type: "OrderDiscountsChanged", data: { grants: [...grants], changedAt: early } });
    granted.thenState({ grants, version: 1 });
    given(order, granted.events).when({ type: "ChangeDiscounts", grants: [], receivedAt: early }).thenState({ grants: [], version: 2 });
    given(order, granted.events).when({ type: "ChangeDiscounts", grants, receivedAt: early }).thenNothing();
    given(order, granted.events)
      .when({ type: "ChangeDiscounts", grants: [], receivedAt: calendar.cutoffAt })
      .thenRefused("order-past-cutoff");
  });
});
