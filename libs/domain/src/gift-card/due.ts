import { calendarPolicies } from "../calendar/policy.ts";
import { type Due, idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import { policyOn } from "../kernel/policy.ts";
import { addHours, addMinutes, type Instant } from "../kernel/time.ts";
import { eventsWithout } from "../streams.ts";
import type { GiftCardEvent } from "./events.ts";
import { giftCardTermsAt, mailDueAt } from "./policy.ts";
import type { GiftDelivery } from "./vocabulary.ts";

const ignores = eventsWithout("deadlines", "giftcard");

type Hold = "frozen" | "refund-waits";

interface Waiting {
  readonly step: number;
  readonly delivery?: GiftDelivery;
  readonly next?: Pick<Due, "kind" | "at"> | undefined;
  /** The reasons for which the card's mail waits: the card is frozen, or its refund waits for a second person. */
  readonly holds?: readonly Hold[];
}

/** The end of a purchase that is left, or the answer to an attempt to pay; then the card's mail. */
export const giftCardTimer: Timer<GiftCardEvent, (typeof ignores)[number], Waiting> = {
  ignores,
  subjects: (_, recorded) => [idIn(recorded)],
  evolve(waiting = { step: 0 }, event) {
    const step = waiting.step + 1;
    const left = (since: Instant) => ({ kind: "gift-card-payment", at: addHours(since, giftCardTermsAt(since).leftAfterHours) }) as const;
    switch (event.type) {
      case "GiftCardStarted":
        return { ...waiting, step, next: left(event.data.startedAt) };
      case "GiftCardRequested": {
        const { delivery, requestedAt } = event.data;
        const { chargeWaitMinutes } = policyOn(calendarPolicies, requestedAt.slice(0, 10));
        return { delivery, step, next: { kind: "gift-card-payment", at: addMinutes(requestedAt, chargeWaitMinutes) } };
      }
      case "GiftCardPaymentFailed":
        return { ...waiting, step, next: left(event.data.failedAt) };
      case "GiftCardIssued": {
        const { broughtBy, issuedAt } = event.data;
        const at = broughtBy !== undefined ? issuedAt : waiting.delivery && mailDueAt(waiting.delivery, issuedAt);
        return { ...waiting, step, next: at === undefined ? undefined : { kind: "gift-card-mail", at } };
      }
      case "GiftCardMailRequested":
        return { ...waiting, step: later(waiting, event.data.requestedAt), next: { kind: "gift-card-mail", at: event.data.requestedAt } };
      case "GiftCardReissued":
        return { ...waiting, step: later(waiting, event.data.reissuedAt), next: { kind: "gift-card-mail", at: event.data.reissuedAt } };
      case "GiftCardFrozen":
        return held(waiting, "frozen", event.data.frozenAt);
      case "GiftCardRefundRequested":
        return held(waiting, "refund-waits", event.data.requestedAt);
      case "GiftCardUnfrozen":
        return freed(waiting, "frozen", event.data.unfrozenAt);
      case "GiftCardRefundDeclined":
        return freed(waiting, "refund-waits", event.data.declinedAt);
      case "GiftCardRefundStarted":
        return freed(waiting, "refund-waits", event.data.startedAt);
      case "GiftCardRefundDropped":
        return waiting.next ? waiting : undefined;
      case "GiftCardEnded":
      case "GiftCardRefunded":
        return undefined;
      case "GiftCardMailed":
        if (event.data.cameBack) return isNeeded(waiting) ? waiting : undefined;
        return holdsOf(waiting).length > 0 ? { step, holds: holdsOf(waiting) } : undefined;
      default:
        return never(event);
    }
  },
  dueOf: (waiting): Due | undefined => {
    const { step, next } = waiting;
    return next && holdsOf(waiting).length === 0 ? { ...next, accountId: null, step } : undefined;
  },
};

/** A step that no earlier wake-up of the card had: once its mail is sent, its steps are forgotten. */
const later = ({ step }: Waiting, at: Instant): number => Math.max(step + 1, stepAt(at));

const holdsOf = ({ holds = [] }: Waiting): readonly Hold[] => holds;

const isNeeded = (waiting: Waiting): boolean => waiting.next !== undefined || holdsOf(waiting).length > 0;

/** A card may be frozen for a second reason: that is one hold. */
const held = (waiting: Waiting, hold: Hold, at: Instant): Waiting => ({
  ...waiting,
  step: later(waiting, at),
  holds: [...new Set([...holdsOf(waiting), hold])],
});

function freed(waiting: Waiting, hold: Hold, at: Instant): Waiting | undefined {
  const left = { ...waiting, step: later(waiting, at), holds: holdsOf(waiting).filter((other) => other !== hold) };
  return isNeeded(left) ? left : undefined;
}
