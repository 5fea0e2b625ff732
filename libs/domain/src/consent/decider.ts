import { type Refusal, refuse } from "../kernel/errors.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Language } from "../kernel/place/region.ts";
import type { Instant } from "../kernel/time.ts";
import { type AccountTerms, type AnnouncedTerms, appliesAfterNotice, latestKnown, orderOf, termsAt, unreadTerms } from "./account-terms.ts";
import { currentWordings } from "./current-wordings.ts";
import type { ConsentEvent } from "./events.ts";
import type { ConsentBrand, ConsentPurpose, ConsentSource, MarketingPurpose } from "./vocabulary.ts";
import { wordingOf } from "./wordings.ts";

export type ConsentCommand =
  | {
      readonly type: "GiveConsent";
      /** The version of the words that were shown. */
      readonly wording: string;
      readonly language: Language;
      readonly source: ConsentSource;
      readonly brand?: ConsentBrand;
      readonly at: Instant;
    }
  /** The notice of a version was sent at this instant; `isReturned`: its address refused it at once. */
  | { readonly type: "AnnounceTerms"; readonly version: string; readonly isReturned?: true; readonly at: Instant }
  /** The mail with the notice of a version came back. */
  | { readonly type: "ReturnTermsNotice"; readonly version: string; readonly at: Instant }
  /** The customer read that notice on the account's page. */
  | { readonly type: "ReadTermsNotice"; readonly version: string; readonly at: Instant }
  | {
      readonly type: "WithdrawConsent";
      readonly purpose: MarketingPurpose;
      readonly language: Language;
      readonly source: ConsentSource;
      readonly at: Instant;
    };

/** The purposes an account agrees to now, each with the version it agreed to. */
export interface Consents extends Readonly<Partial<Record<ConsentPurpose, string>>>, AccountTerms {
  /** From the first agreement to the newsletter to its latest withdrawal: the account's addresses of that time were on the provider's list. */
  readonly hadNewsletter?: { readonly since: Instant; readonly until?: Instant };
}

export const consent: Decider<ConsentCommand, ConsentEvent, Consents> = {
  initialState: {},
  decide(command, state) {
    if (command.type === "WithdrawConsent") {
      const { purpose, language, source, at } = command;
      const wording = state[purpose];
      return wording === undefined ? [] : [{ type: "ConsentWithdrawn", data: { purpose, source, wording, language, withdrawnAt: at } }];
    }
    if (command.type === "AnnounceTerms") return announced(command, state);
    if (command.type === "ReturnTermsNotice") return returned(command, state);
    if (command.type === "ReadTermsNotice") return read(command, state);
    const { wording, language, source, brand, at } = command;
    const words = wordingOf(wording);
    // People agree to the words in use: earlier versions are no longer shown anywhere.
    if (!words || currentWordings[words.purpose] !== wording) return refuse("consent-wording-unknown");
    // Terms are accepted with a purchase alone: anywhere else they would bind without one, and the purchase would leave no record.
    if (words.purpose === "terms" && source !== "sign-up") return refuse("consent-wording-unknown");
    if (state[words.purpose] === wording) return [];
    return [{ type: "ConsentGiven", data: { purpose: words.purpose, wording, language, source, ...(brand && { brand }), givenAt: at } }];
  },
  evolve(state, event) {
    if (event.type === "NewTermsAnnounced") {
      const { version, announcedAt, appliesAt } = event.data;
      return { ...state, announced: [...(state.announced ?? []), { version, announcedAt, appliesAt }] };
    }
    if (event.type === "TermsNoticeReturned")
      return withAnnounced(state, event.data.version, ({ version, announcedAt }) => ({ version, announcedAt }));
    if (event.type === "TermsNoticeRead") {
      const { version, appliesAt } = event.data;
      return withAnnounced(state, version, (each) => ({ ...each, appliesAt, isRead: true }));
    }
    const { purpose } = event.data;
    if (event.type === "ConsentGiven") {
      const { wording, givenAt } = event.data;
      // After a rollback, sign-ups accept an earlier version of the terms again: the latest accepted one still binds.
      if (purpose === "terms" && orderOf(wording) < orderOf(state.terms)) return state;
      const hadNewsletter = { since: state.hadNewsletter?.since ?? givenAt };
      return { ...state, [purpose]: wording, ...(purpose === "newsletter" && { hadNewsletter }) };
    }
    const { [purpose]: _, hadNewsletter, ...others } = state;
    const until = purpose === "newsletter" && { until: event.data.withdrawnAt };
    return { ...others, ...(hadNewsletter && { hadNewsletter: { ...hadNewsletter, ...until } }) };
  },
};

/** A version is announced once, and only to an account that knows an earlier one. */
function announced(command: Extract<ConsentCommand, { type: "AnnounceTerms" }>, state: Consents): readonly ConsentEvent[] {
  const { version, isReturned, at } = command;
  const binding = termsAt(state, at);
  if (!binding || orderOf(version) <= orderOf(latestKnown(state))) return [];
  const appliesAt = appliesAfterNotice(at);
  const announcement = { type: "NewTermsAnnounced", data: { version, until: binding.version, announcedAt: at, appliesAt } } as const;
  return isReturned ? [announcement, { type: "TermsNoticeReturned", data: { version, returnedAt: at } }] : [announcement];
}

const withAnnounced = (state: Consents, version: string, change: (one: AnnouncedTerms) => AnnouncedTerms): Consents => ({
  ...state,
  announced: (state.announced ?? []).map((each) => (each.version === version ? change(each) : each)),
});

/** The notice of a version that the account has not accepted since. */
const noticeOf = ({ terms, announced = [] }: Consents, version: string): AnnouncedTerms | undefined =>
  announced.find((each) => each.version === version && orderOf(version) > orderOf(terms));

/** A mail may come back after its version applies: the customer has not read it, so the earlier version binds the account again. */
function returned({ version, at }: Extract<ConsentCommand, { type: "ReturnTermsNotice" }>, state: Consents): readonly ConsentEvent[] {
  const notice = noticeOf(state, version);
  if (notice?.appliesAt === undefined || notice.isRead) return [];
  return [{ type: "TermsNoticeReturned", data: { version, returnedAt: at } }];
}

/** A notice that is read, or that a later version settles, is read without effect. */
function read({ version, at }: Extract<ConsentCommand, { type: "ReadTermsNotice" }>, state: Consents): readonly ConsentEvent[] | Refusal {
  const notice = state.announced?.find((each) => each.version === version);
  const isReturned = notice !== undefined && (notice.isRead || notice.appliesAt === undefined);
  if (!isReturned) return refuse("terms-notice-not-found");
  if (!unreadTerms(state, at).includes(version)) return [];
  return [{ type: "TermsNoticeRead", data: { version, readAt: at, appliesAt: appliesAfterNotice(at) } }];
}
