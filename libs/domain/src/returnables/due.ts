import { type DueKind, idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import { nextChargeAt, nextNoticeAt, pickupDueAt } from "./due-dates.ts";
import type { ReturnablesEvent } from "./events.ts";
import { evolve, withoutPersonal } from "./evolve.ts";
import { initialReturnables, type Returnables } from "./state.ts";

/** A timer over all that an account was lent: the earliest thing of a kind is due. */
const timer = (kind: DueKind, dueAt: (state: Returnables) => Instant | undefined): Timer<ReturnablesEvent, never, Returnables> => ({
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve: (state = initialReturnables, event) => evolve(state, withoutPersonal(event)),
  dueOf(state, subject) {
    const at = dueAt(state);
    return at === undefined ? undefined : { kind, at, accountId: subject as AccountId, step: stepAt(at) };
  },
});

/** The outcome of a booked pickup, or the planning of one. */
export const pickupTimer = timer("pickup", pickupDueAt);

/** The notices in weeks 3 and 5. */
export const returnReminderTimer = timer("return-reminder", nextNoticeAt);

/** Charges for overdue bags and kits. */
export const returnChargeTimer = timer("return-charge", nextChargeAt);
