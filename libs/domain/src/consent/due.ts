import { idIn, stepAt, type Timer } from "../due/vocabulary.ts";
import { never } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import { type Instant, laterOf } from "../kernel/time.ts";
import { eventsWithout } from "../streams.ts";
import type { SubscriptionEvent } from "../subscription/events.ts";
import { noticeDueAt, orderOf } from "./account-terms.ts";
import type { ConsentEvent } from "./events.ts";
import { termsVersions } from "./terms.ts";

const ignores = [...eventsWithout("terms-notices", "subscription"), "ConsentWithdrawn", "TermsNoticeReturned", "TermsNoticeRead"] as const;

interface Bound {
  readonly isSubscribed: boolean;
  /** The place of the latest version that the account accepted, or got a notice of, and when. */
  readonly known?: { readonly place: number; readonly at: Instant };
}

/** An earlier version that is accepted after a later one changes nothing. */
function knowing(state: Bound, version: string, at: Instant): Bound {
  const place = orderOf(version);
  return state.known && state.known.place >= place ? state : { ...state, known: { place, at } };
}

/** The notice of new terms to each subscription that accepted earlier ones. */
export const termsNoticeTimer: Timer<ConsentEvent | SubscriptionEvent, (typeof ignores)[number], Bound> = {
  ignores,
  subjects(event, recorded) {
    if (event.type === "ConsentGiven" || event.type === "NewTermsAnnounced") return [idIn(recorded)];
    return recorded.accountId === undefined ? [] : [recorded.accountId];
  },
  evolve(state = { isSubscribed: false }, event) {
    switch (event.type) {
      case "ConsentGiven": {
        const { purpose, wording, givenAt } = event.data;
        return purpose === "terms" ? knowing(state, wording, givenAt) : state;
      }
      case "NewTermsAnnounced":
        return knowing(state, event.data.version, event.data.announcedAt);
      case "SubscriptionStarted":
        return { ...state, isSubscribed: true };
      case "SubscriptionClosed":
        return { ...state, isSubscribed: false };
      default:
        return never(event);
    }
  },
  dueOf({ isSubscribed, known }, subject) {
    const next = known && termsVersions[known.place + 1];
    if (!isSubscribed || !next) return undefined;
    const at = laterOf(noticeDueAt(next), known.at);
    return { kind: "terms-notice", at, accountId: subject as AccountId, step: stepAt(at) };
  },
};
