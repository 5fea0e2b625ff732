import { calendarPolicies } from "../calendar/policy.ts";
import { idIn, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import { policyOn } from "../kernel/policy.ts";
import { addMinutes, type Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "../notice/events.ts";
import type { PointsEvent } from "../points/events.ts";
import { eventsWithout } from "../streams.ts";
import type { OrderEvent } from "./events.ts";

type Event = OrderEvent | PointsEvent | NoticeEvent;

const ignores = eventsWithout("payment-notices", "order", "points", "notice");

type Failure = Extract<OrderEvent, { type: "OrderPaymentFailed" }>["data"];

/** False for the last failure, which is announced as the order's end, and for one that never reached the bank and is retried at once. */
export const isAnnounced = ({ nextAttemptAt, failedAt }: Failure): boolean => nextAttemptAt !== undefined && nextAttemptAt > failedAt;

interface Unannounced {
  readonly accountId: AccountId | null;
  readonly attempt: number;
  readonly at: Instant;
}

/**
 * The notice of each order's last failed payment. It waits some minutes, since a customer who is at the page often gives another card at
 * once: the notice then describes the last outcome, or is not needed any more.
 */
export const paymentNoticeTimer: Timer<Event, (typeof ignores)[number], Unannounced> = {
  ignores,
  subjects(event, recorded) {
    if (event.type !== "NoticeSent" && event.type !== "NoticeNotWanted") return [idIn(recorded)];
    const { kind, subject } = event.data;
    return kind === "payment-failed" && subject.kind === "order" ? [subject.id] : [];
  },
  evolve(_, event, { accountId = null }) {
    switch (event.type) {
      case "OrderPaymentFailed": {
        const { attempt, failedAt } = event.data;
        const { paymentNoticeMinutes } = policyOn(calendarPolicies, failedAt.slice(0, 10));
        return isAnnounced(event.data) ? { accountId, attempt, at: addMinutes(failedAt, paymentNoticeMinutes) } : undefined;
      }
      case "OrderBillingStarted":
      case "OrderFailed":
      case "NoticeSent":
      case "NoticeNotWanted":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ accountId, attempt: step, at }) => ({ kind: "payment-notice", at, accountId, step }),
};
