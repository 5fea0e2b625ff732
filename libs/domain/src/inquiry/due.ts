import { idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { Instant } from "../kernel/time.ts";
import type { InquiryEvent } from "./events.ts";
import { keptUntil } from "./policy.ts";
import { accountOfWriter } from "./vocabulary.ts";

interface Kept {
  readonly until: Instant;
}

/** The end of each visitor's message. A client's message is erased with the account. */
export const messageExpiryTimer: Timer<InquiryEvent, never, Kept> = {
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve(state, event, recorded) {
    switch (event.type) {
      case "InquiryReceived": {
        const { writerId, receivedAt } = event.data;
        return accountOfWriter(idIn(recorded), writerId) === undefined ? { until: keptUntil(receivedAt) } : undefined;
      }
      case "InquiryAnswered":
        return state && { until: keptUntil(event.data.answeredAt) };
      case "InquiryWriterForgotten":
        return undefined;
      default:
        return never(event);
    }
  },
  dueOf: ({ until: at }) => ({ kind: "message-expiry", at, accountId: null, step: stepAt(at) }),
};
