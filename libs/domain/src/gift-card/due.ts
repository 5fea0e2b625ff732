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

interface Waiting {
  readonly step: number;
  readonly delivery?: GiftDelivery;
  readonly next?: Pick<Due, "kind" | "at"> | undefined;
  /** The reasons for which the card's mail waits: staff froze the card, or a refund waits for a second person. */
  readonly holds?: number;
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
        return heldBy(waiting, 1, event.data.frozenAt);
      case "GiftCardRefundRequested":
        return heldBy(waiting, 1, event.data.requestedAt);
      case "GiftCardUnfrozen":
        return heldBy(waiting, -1, event.data.unfrozenAt);
      case "GiftCardRefundDeclined":
        return heldBy(waiting, -1, event.data.declinedAt);
      case "GiftCardEnded":
      case "GiftCardRefunded":
        return undefined;
      case "GiftCardMailed":
        return waiting.holds ? { step, holds: waiting.holds } : undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ step, next, holds = 0 }): Due | undefined => (next && holds === 0 ? { ...next, accountId: null, step } : undefined),
};

/** A step that no earlier wake-up of the card had: once its mail is sent, its steps are forgotten. */
const later = ({ step }: Waiting, at: Instant): number => Math.max(step + 1, stepAt(at));

function heldBy(waiting: Waiting, change: 1 | -1, at: Instant): Waiting | undefined {
  const holds = Math.max(0, (waiting.holds ?? 0) + change);
  return holds === 0 && !waiting.next ? undefined : { ...waiting, step: later(waiting, at), holds };
}
