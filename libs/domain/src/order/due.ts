import { calendarPolicies } from "../calendar/policy.ts";
import { type Due, type DueKind, idIn, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import { policyOn } from "../kernel/policy.ts";
import { addMinutes, type Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "../notice/events.ts";
import type { PointsEvent } from "../points/events.ts";
import { eventsWithout } from "../streams.ts";
import type { OrderEvent } from "./events.ts";
import type { OrderBase } from "./state.ts";

type Event = OrderEvent | PointsEvent | NoticeEvent;

const ignores = eventsWithout("deadlines", "order", "points", "notice");
type Followed = Exclude<Event, { type: (typeof ignores)[number] }>;

/** The clock's part of an order and of the points that wait for it. */
interface Waiting {
  readonly accountId: AccountId | null;
  readonly step: number;
  /** The next due thing of the order itself, while its additions are not charged. */
  readonly next?: { readonly kind: DueKind; readonly at: Instant } | undefined;
  /** When a started charge for an addition, or for a change of a first order, is resumed. */
  readonly additionAt?: Instant | undefined;
  readonly calendar?: OrderBase["calendar"];
  readonly deliveredAt?: Instant;
  /** When the order ends, or ended, without a box: its pending points are forfeited then. */
  readonly endedAt?: Instant | undefined;
  readonly pendingPoints: number;
}

/** Cutoff, billing, dispatch and delivery of an order, in this sequence; its additions before them, its points after them. */
export const orderTimer: Timer<Event, (typeof ignores)[number], Waiting> = {
  ignores,
  subjects(event, recorded) {
    if (event.type === "PointsEnded") return event.data.orders.map(({ orderId }) => orderId);
    return isOfPoints(event) ? [event.data.orderId] : [idIn(recorded)];
  },
  evolve: (before, event, { accountId = null }) => settled(after(before ?? { accountId, step: 0, pendingPoints: 0 }, event)),
  dueOf({ accountId, step, next, additionAt }): Due | undefined {
    // The process that started an addition's charge is probably still working on it; after a while the charge is resumed.
    if (additionAt !== undefined) return { kind: "addition", at: additionAt, accountId, step };
    return next && { ...next, accountId, step };
  },
};

type OfPoints = Exclude<Extract<Followed, { type: PointsEvent["type"] }>, { type: "PointsEnded" }>;
const isOfPoints = (event: Followed): event is OfPoints => "orderId" in event.data && event.type !== "OrderGenerated";

const due = (waiting: Waiting, kind: DueKind, at: Instant | undefined): Waiting => ({
  ...waiting,
  next: at === undefined ? undefined : { kind, at },
  step: waiting.step + 1,
});
const idle = (waiting: Waiting): Waiting => ({ ...waiting, next: undefined });

/** Returns when a charge that was started, or was about to start at sign-up, is resumed unless it has ended. */
const resumeAt = ({ calendar }: Waiting, since: Instant): Instant =>
  addMinutes(since, policyOn(calendarPolicies, calendar?.deliveryDate ?? since.slice(0, 10)).chargeWaitMinutes);

/** The points of an order are due as soon as it is delivered, or once it never will be. */
function settled(waiting: Waiting): Waiting {
  const { next, deliveredAt, endedAt, pendingPoints } = waiting;
  const since = deliveredAt ?? endedAt;
  if (next && next.kind !== "maturation") return waiting;
  if (pendingPoints > 0 && since) return next ? waiting : due(waiting, "maturation", since);
  return next ? idle(waiting) : waiting;
}

function after(waiting: Waiting, event: Followed): Waiting {
  const { calendar, step } = waiting;
  switch (event.type) {
    case "OrderGenerated": {
      const made = { ...waiting, accountId: event.data.accountId, calendar: event.data.calendar };
      return event.data.skipped ? idle(made) : due(made, "cutoff", event.data.calendar.lockAt);
    }
    case "OrderUnskipped":
      return due({ ...waiting, endedAt: undefined }, "cutoff", calendar?.lockAt);
    case "OrderSkipped":
      // It may be unskipped until its cutoff; its pending points are forfeited only then.
      return idle({ ...waiting, endedAt: calendar?.lockAt ?? event.data.skippedAt });
    case "OrderMinimumNotMet":
      return idle({ ...waiting, endedAt: event.data.judgedAt });
    case "OrderLocked": {
      // A first order is locked early, and charged at once when the sign-up is completed.
      const { lockedAt } = event.data;
      return due(waiting, "billing", lockedAt < (calendar?.lockAt ?? "") ? resumeAt(waiting, lockedAt) : calendar?.billingAt);
    }
    case "OrderBillingStarted":
      return due(waiting, "billing", resumeAt(waiting, event.data.startedAt));
    case "OrderPaymentFailed":
      return event.data.nextAttemptAt ? due(waiting, "billing", event.data.nextAttemptAt) : idle(waiting);
    case "OrderFailed":
      return idle({ ...waiting, endedAt: event.data.failedAt });
    case "OrderDeliveryChanged": {
      const { lockAt } = event.data.calendar;
      const moved = { ...waiting, calendar: event.data.calendar };
      return waiting.next?.kind === "cutoff" ? due(moved, "cutoff", lockAt) : idle({ ...moved, endedAt: waiting.endedAt && lockAt });
    }
    case "OrderBilled":
      return due(waiting, "dispatch", calendar?.deliveryFrom);
    case "LateAdditionBillingStarted":
    case "FirstOrderChangeStarted":
      return { ...waiting, additionAt: resumeAt(waiting, event.data.startedAt), step: step + 1 };
    case "LateAdditionBilled":
    case "LateAdditionPaymentFailed":
    case "FirstOrderChangeFailed":
      return { ...waiting, additionAt: undefined, step: step + 1 };
    case "FirstOrderChanged":
      // A change that cost less was made at once.
      return waiting.additionAt === undefined ? waiting : { ...waiting, additionAt: undefined, step: step + 1 };
    case "OrderOutForDelivery":
      return due(waiting, "delivery", event.data.expectedUntil);
    case "OrderDeliveryFailed":
      return event.data.retryAt ? due(waiting, "dispatch", event.data.retryAt) : idle(waiting);
    case "OrderDelivered":
      return idle({ ...waiting, deliveredAt: event.data.deliveredAt });
    case "PointsPending":
      return { ...waiting, pendingPoints: waiting.pendingPoints + event.data.points };
    case "PendingPointsTakenBack":
      return { ...waiting, pendingPoints: waiting.pendingPoints - event.data.points };
    case "PointsMatured":
    case "PointsForfeited":
    case "PointsEnded":
      return { ...waiting, pendingPoints: 0 };
    default:
      return never(event);
  }
}
