import type { OutputOf } from "@tablee/contracts/call";
import type { changeDeliveryForm } from "@tablee/contracts/calls/account";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { useState } from "react";

export type DeliveryDays = OutputOf<typeof changeDeliveryForm>["days"];
export type DeliveryDay = DeliveryDays[number];
type WindowOfDay = DeliveryDay["windows"][number];

/** The key of a window of a week, as one word. */
export const placeOf = (weekday: number, window: string): string => `${weekday} ${window}`;

const none: ReadonlySet<string> = new Set();
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The chosen day and window of a week. `taken` are windows known to be full, regardless of the form's data: if the box's own
 * window is one of them, no window is preselected, only a day that has room.
 */
export function useDeliveryChoice(days: DeliveryDays, taken: ReadonlySet<string> = none) {
  const isFree = (day: DeliveryDay, { window, full, current }: WindowOfDay): boolean =>
    !taken.has(placeOf(day.weekday, window)) && (!full || current);
  const hasRoom = (day: DeliveryDay): boolean => !day.past && day.windows.some((window) => isFree(day, window));
  const held = days.find(({ windows }) => windows.some(({ current }) => current));
  const heldWindow = held?.windows.find(({ current }) => current)?.window;
  const start = taken.size === 0 || (held && hasRoom(held)) ? held : days.find(hasRoom);
  const [weekday, setWeekday] = useState(start?.weekday);
  const [window, setWindow] = useState<DeliveryWindow | undefined>(heldWindow);
  const day = days.find((candidate) => candidate.weekday === weekday);
  const free = day?.windows.find((candidate) => candidate.window === window && isFree(day, candidate));
  const wanted = weekdays.find((number) => number === weekday);
  return {
    days,
    day,
    isFree,
    weekday,
    setWeekday,
    window: free?.window,
    setWindow,
    /** A choice that differs from the box's window, and is available. */
    changed:
      wanted && free && !day?.past && !(day === held && window === heldWindow) ? { weekday: wanted, window: free.window } : undefined,
    /** There is no room on any day of the week. */
    nowhere: !days.some(hasRoom),
  };
}

export type Choice = ReturnType<typeof useDeliveryChoice>;
