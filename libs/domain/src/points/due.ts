import { type Due, idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { PointsEvent } from "./events.ts";
import { availableChange, type Expiry, expiryAfter, expiryOf } from "./expiry.ts";

interface Expiring {
  readonly available: number;
  readonly expiry: Expiry;
}

/** The notice of the expiry of an account's points, then the expiry itself; neither while there are no points to spend. */
export const pointsExpiryTimer: Timer<PointsEvent, never, Expiring> = {
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve: ({ available, expiry } = { available: 0, expiry: {} }, event) => ({
    available: available + availableChange(event),
    expiry: expiryAfter(expiry, event),
  }),
  dueOf({ available, expiry }, subject): Due | undefined {
    const at = expiry.announced?.expiresAt ?? expiryOf(expiry)?.noticeAt;
    if (at === undefined || available <= 0) return undefined;
    return { kind: "points-expiry", at, accountId: subject as AccountId, step: stepAt(at) };
  },
};
