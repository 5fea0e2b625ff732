import { idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "../notice/events.ts";
import { eventsWithout } from "../streams.ts";
import type { SubscriptionEvent } from "./events.ts";
import { longPauseAt } from "./long-pause.ts";

type Event = SubscriptionEvent | NoticeEvent;

const withoutPause = eventsWithout("pauses", "subscription");
const ignores = [...withoutPause, ...eventsWithout("pauses", "notice")];

interface Ending {
  readonly accountId: AccountId | null;
  readonly resumesAt: Instant;
}

/** The end of each pause that ends automatically. */
export const resumptionTimer: Timer<Event, (typeof ignores)[number], Ending> = {
  ignores,
  subjects: (_, recorded) => [idIn(recorded)],
  evolve(_, event, { accountId = null }) {
    switch (event.type) {
      case "SubscriptionPaused":
      case "PauseEndMoved": {
        const { resumesAt } = event.data;
        return resumesAt === undefined ? undefined : { accountId, resumesAt };
      }
      case "SubscriptionResumed":
      case "SubscriptionClosed":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ accountId, resumesAt: at }) => ({ kind: "resumption", at, accountId, step: stepAt(at) }),
};

interface LongPause {
  readonly accountId: AccountId;
  readonly pausedAt: Instant;
  readonly dueAt: Instant;
}

/**
 * The long pauses whose owners still get a reminder, by account: not those that end automatically soon, nor those of households that could
 * not be charged, which get a notice of that.
 */
export const longPauseTimer: Timer<Event, (typeof withoutPause)[number], LongPause> = {
  ignores: withoutPause,
  subjects(event, { accountId }) {
    if (event.type !== "NoticeSent" && event.type !== "NoticeNotWanted") return accountId === undefined ? [] : [accountId];
    return event.data.kind === "still-paused" ? [event.data.accountId] : [];
  },
  evolve(state, event, { accountId, actor }) {
    switch (event.type) {
      case "SubscriptionPaused": {
        const { pausedAt, resumesAt } = event.data;
        return actor.kind === "system" ? undefined : longPause(accountId, pausedAt, longPauseAt(pausedAt, resumesAt));
      }
      case "PauseEndMoved": {
        const { pausedAt, resumesAt, movedAt } = event.data;
        const dueAt = longPauseAt(pausedAt, resumesAt);
        // An owner who moves the end of a pause that is long already needs no reminder of it.
        return dueAt === undefined || dueAt <= movedAt ? undefined : longPause(accountId, pausedAt, dueAt);
      }
      case "NoticeSent":
        return stillDue(state, event.data.sentAt);
      case "NoticeNotWanted":
        return stillDue(state, event.data.decidedAt);
      case "SubscriptionResumed":
      case "SubscriptionClosed":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ accountId, pausedAt, dueAt: at }) => ({ kind: "long-pause", at, accountId, step: stepAt(pausedAt) }),
};

const longPause = (accountId: AccountId | undefined, pausedAt: Instant, dueAt: Instant | undefined): LongPause | undefined =>
  accountId === undefined || dueAt === undefined ? undefined : { accountId, pausedAt, dueAt };

/** The pause whose reminder is still due: an outcome decided before the due instant concerns an earlier pause. */
const stillDue = (state: LongPause | undefined, decidedAt: Instant): LongPause | undefined =>
  state && decidedAt < state.dueAt ? state : undefined;
