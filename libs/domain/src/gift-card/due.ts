import { calendarPolicies } from "../calendar/policy.ts";
import { type Due, idIn, type Timer } from "../due/vocabulary.ts";
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
      case "GiftCardEnded":
      case "GiftCardMailed":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ step, next }): Due | undefined => next && { ...next, accountId: null, step },
};
