import { idIn, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "../notice/events.ts";
import type { PointsEvent } from "../points/events.ts";
import { eventsWithout } from "../streams.ts";
import type { OrderEvent } from "./events.ts";

type Event = OrderEvent | PointsEvent | NoticeEvent;

const ignores = eventsWithout("reminders", "order", "points", "notice");

/** Hours before the cutoff at which customers are reminded of it. */
const reminders = [48, 24] as const;

interface Reminding {
  readonly accountId: AccountId;
  readonly cutoffAt: Instant;
  readonly open: boolean;
  /** Hours before the cutoff of the next reminder; null when none is left. */
  readonly hours: (typeof reminders)[number] | null;
}

/** The next reminder of each order that can still be changed. */
export const reminderTimer: Timer<Event, (typeof ignores)[number], Reminding> = {
  ignores,
  subjects(event, recorded) {
    if (event.type !== "NoticeSent" && event.type !== "NoticeNotWanted") return [idIn(recorded)];
    const { kind, subject } = event.data;
    return kind.startsWith("cutoff-in-") && subject.kind === "order" ? [subject.id] : [];
  },
  evolve(state, event, { at }) {
    switch (event.type) {
      case "OrderGenerated": {
        const { accountId, calendar, skipped, firstOrder } = event.data;
        return next({ accountId, cutoffAt: calendar.cutoffAt, open: !skipped && !firstOrder, hours: null }, at);
      }
      case "OrderDeliveryChanged":
        return state && next({ ...state, cutoffAt: event.data.calendar.cutoffAt }, at);
      case "OrderUnskipped":
        return state && next({ ...state, open: true }, at);
      case "OrderSkipped":
      case "OrderLocked":
      case "OrderMinimumNotMet":
        return state && { ...state, open: false, hours: null };
      case "NoticeSent":
      case "NoticeNotWanted":
        return state && next(state, dueAt(state) ?? at);
      default:
        return never(event);
    }
  },
  dueOf(state) {
    const at = dueAt(state);
    return at === undefined ? undefined : { kind: "reminder", at, accountId: state.accountId, step: state.hours! };
  },
};

const dueAt = ({ cutoffAt, hours }: Reminding): Instant | undefined => (hours === null ? undefined : addHours(cutoffAt, -hours));

/** The first reminder after an instant. */
const next = (state: Reminding, after: Instant): Reminding => ({
  ...state,
  hours: (state.open && reminders.find((hours) => addHours(state.cutoffAt, -hours) > after)) || null,
});
