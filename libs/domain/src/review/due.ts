import { idIn, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { NoticeEvent } from "../notice/events.ts";
import type { OrderEvent } from "../order/events.ts";
import { eventsWithout } from "../streams.ts";
import type { ReviewEvent } from "./events.ts";
import { askedAt } from "./policy.ts";

type Event = OrderEvent | ReviewEvent | NoticeEvent;

const ignores = eventsWithout("review-requests", "order", "review", "notice");

interface Unasked {
  readonly accountId: AccountId | null;
  readonly at: Instant;
}

/** The mail that asks, once an order, what its customer thinks of a delivered box; a review before it makes it needless. */
export const reviewRequestTimer: Timer<Event, (typeof ignores)[number], Unasked> = {
  ignores,
  subjects(event, recorded) {
    switch (event.type) {
      case "OrderDelivered":
        return [idIn(recorded)];
      case "DishReviewed":
      case "OrderCommented":
        return [event.data.orderId];
      case "NoticeSent":
      case "NoticeNotWanted": {
        const { kind, subject } = event.data;
        return kind === "rate-dishes" && subject.kind === "order" ? [subject.id] : [];
      }
      default:
        return never(event);
    }
  },
  evolve(_, event, { accountId = null }) {
    if (event.type !== "OrderDelivered") return undefined;
    const at = askedAt(event.data.deliveredAt);
    return at === undefined ? undefined : { accountId, at };
  },
  dueOf: ({ accountId, at }) => ({ kind: "review-request", at, accountId, step: 0 }),
};
