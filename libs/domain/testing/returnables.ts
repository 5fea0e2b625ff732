import { areaById } from "../src/geography/areas.ts";
import { idFrom, type OrderId, orderId } from "../src/kernel/ids.ts";
import { addDays, addWeeks } from "../src/kernel/time.ts";
import { toInstant } from "../src/kernel/zones/zones.ts";
import { type ReturnablesCommand, returnables } from "../src/returnables/decider.ts";
import type { ReturnablesEvent } from "../src/returnables/events.ts";
import { pickupDays, pickupRouteOf } from "../src/returnables/pickup-days.ts";
import { given } from "./given.ts";

export const zone = "America/Toronto";
export const area = areaById("gta")!;
/** A Saturday. */
export const firstDay = "2027-02-06";
export const box = (n: number): OrderId => orderId(idFrom("box", n));
export const bag = (n: number): string => idFrom("returnable", box(n), "bag");
export const onDay = (n: number): string => addWeeks(firstDay, n);
export const noon = (date: string): string => toInstant(zone, date, "12:00");

/** The delivery of the box `n` weeks after the first. */
export const delivered = (n: number, kinds: ("bag" | "kit")[] = ["bag"]): ReturnablesCommand => ({
  type: "LendWithDelivery",
  orderId: box(n),
  kinds,
  zone,
  deliveredOn: onDay(n),
  at: noon(onDay(n)),
});
const address = { line: "12, rue des Érables", city: "Toronto", province: "ON", postalCode: "M4E 1A1" } as const;
export const pickupId = idFrom("pickup");
export const book = (change: Partial<Extract<ReturnablesCommand, { type: "BookPickup" }>> = {}): ReturnablesCommand => {
  const at = change.at ?? noon(addDays(firstDay, 1));
  const [day] = pickupDays(area, at);
  const route = pickupRouteOf(area, day!.date, day!.windows[0]!);
  return { type: "BookPickup", pickupId, by: "customer", place: "main", route, area, address, at, ...change };
};
export const collected = (visitId: string, n = 1): ReturnablesCommand => ({
  type: "RecordReturn",
  way: "collected",
  visitId,
  at: noon(onDay(n)),
});
export const missed = (visitId: string, day: string): ReturnablesCommand => ({
  type: "RecordAttempt",
  visitId,
  code: "not-out",
  at: noon(day),
});

export const after = (...commands: readonly ReturnablesCommand[]): readonly ReturnablesEvent[] =>
  commands.reduce<readonly ReturnablesEvent[]>((events, command) => given(returnables, events).when(command).events, []);
export const when = (...commands: readonly [...ReturnablesCommand[], ReturnablesCommand]) =>
  given(returnables, after(...commands.slice(0, -1))).when(commands.at(-1)!);
export const typesOf = (events: readonly ReturnablesEvent[]) => events.map(({ type }) => type);

/** Four weekly boxes: the first bag was missed three times. */
export const missedThrice = [delivered(0), delivered(1), delivered(2), delivered(3)] as const;
export const dueAt = toInstant(zone, addDays(firstDay, 42), "09:00");
