import { addDays, type Instant } from "../kernel/time.ts";
import { businessDay, businessZone, toInstant } from "../kernel/zones/zones.ts";
import { type TermsVersion, termsVersions } from "./terms.ts";

/** Days of the calendar between a notice and the day from which the new version applies to an earlier subscription (issue: the public site). */
export const TERMS_NOTICE_DAYS = 7;

/** The time of day, in our time zone, from which earlier subscriptions get the notice of a version. */
const NOTICE_TIME = "09:00";

/** The place of a version in the list; -1 for none. A later version has a greater one. */
export const orderOf = (version: string | undefined, versions = termsVersions): number =>
  versions.findIndex((one) => one.version === version);

/** The instant from which the notice of a version is sent. */
export const noticeDueAt = ({ acceptedSince }: TermsVersion): Instant => toInstant(businessZone, acceptedSince, NOTICE_TIME);

/** The version that earlier subscriptions get a notice of: the latest whose day has begun. Sign-ups accept the last one of the list on any day. */
export const termsInForce = (at: Instant, versions = termsVersions): TermsVersion =>
  versions.findLast(({ acceptedSince }) => acceptedSince <= businessDay(at)) ?? versions[0];

/**
 * The instant from which a version applies to an earlier subscription: the start of a day in our time zone, the same for every notice of
 * one day.
 */
export const appliesAfterNotice = (announcedAt: Instant): Instant =>
  toInstant(businessZone, addDays(businessDay(announcedAt), TERMS_NOTICE_DAYS), "00:00");

/** The terms of an account: the version that it accepted, and the latest one that was announced to it since. */
export interface AccountTerms {
  readonly terms?: string;
  readonly announced?: { readonly version: string; readonly appliesAt: Instant; readonly until: string };
}

/** The latest version that an account accepted, or got a notice of; undefined before it accepts any. */
export const latestKnown = ({ terms, announced }: AccountTerms): string | undefined =>
  announced && orderOf(announced.version) > orderOf(terms) ? announced.version : terms;

/** The version that binds an account at an instant, and the one that replaces it, if one was announced. */
export function termsAt(
  { terms, announced }: AccountTerms,
  at: Instant,
): { readonly version: string; readonly next?: { readonly version: string; readonly appliesAt: Instant } } | undefined {
  if (terms === undefined) return undefined;
  if (!announced || orderOf(announced.version) <= orderOf(terms)) return { version: terms };
  const { version, appliesAt, until } = announced;
  return at >= appliesAt ? { version } : { version: orderOf(until) > orderOf(terms) ? until : terms, next: { version, appliesAt } };
}
