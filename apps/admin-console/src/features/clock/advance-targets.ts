import { addMs } from "@tablee/domain/kernel/time";
import type { ClockView } from "./requests.ts";

const DAY_MS = 86_400_000;

interface Target {
  readonly id: "cutoff" | "billing" | "delivery" | "day" | "week";
  readonly at: string;
}

/**
 * The instants that the buttons advance the clock to: the next cutoff, billing and delivery that are due, then one day and one week from
 * now. Work that is due at the target itself is done too.
 */
export function targetsOf(clock: Pick<ClockView, "now" | "nextDue">): readonly Target[] {
  const next = (["cutoff", "billing", "delivery"] as const).flatMap((id) => {
    const at = clock.nextDue
      .filter((due) => due.kind === id && due.at > clock.now)
      .map((due) => due.at)
      .sort()[0];
    return at ? [{ id, at }] : [];
  });
  return [...next, { id: "day", at: addMs(clock.now, DAY_MS) }, { id: "week", at: addMs(clock.now, 7 * DAY_MS) }];
}
