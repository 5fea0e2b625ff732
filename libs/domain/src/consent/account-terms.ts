import { addDays, type Instant } from "../kernel/time.ts";
import { businessDay, businessZone, toInstant } from "../kernel/zones/zones.ts";
import { type TermsVersion, termsVersions } from "./terms.ts";

/** Full days between a notice and the day from which the new version applies to an earlier subscription (issue: the public site). */
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
 * The instant from which a version applies to an earlier subscription: the start of the day after seven full ones, in our time zone. The
 * day of the notice itself does not count.
 */
export const appliesAfterNotice = (announcedAt: Instant): Instant =>
  toInstant(businessZone, addDays(businessDay(announcedAt), TERMS_NOTICE_DAYS + 1), "00:00");

/** A version that was announced to an account. */
export interface AnnouncedTerms {
  readonly version: string;
  readonly announcedAt: Instant;
  /** The instant from which it binds the account; none after its mail came back, until the customer reads the notice on the account's page. */
  readonly appliesAt?: Instant;
  /** The notice was read on the account's page: its time is settled. */
  readonly isRead?: true;
}

/** The terms of an account: the latest version that it accepted, and every one that was announced to it, oldest first. */
export interface AccountTerms {
  readonly terms?: string;
  readonly announced?: readonly AnnouncedTerms[];
}

/** The terms that bind an account at an instant. */
export interface BindingTerms {
  readonly version: string;
  /** The version that replaces it first. */
  readonly next?: { readonly version: string; readonly appliesAt: Instant };
}

/** The latest version that an account accepted, or got a notice of; undefined before it accepts any. */
export const latestKnown = ({ terms, announced = [] }: AccountTerms): string | undefined =>
  announced.reduce((latest, { version }) => (orderOf(version) > orderOf(latest) ? version : latest), terms);

/**
 * The version that binds an account at an instant: the latest of those that it accepted and of those whose own time has come. A later
 * announcement does not postpone an earlier one, and a version whose notice came back has no time until it is read.
 */
export function termsAt({ terms, announced = [] }: AccountTerms, at: Instant): BindingTerms | undefined {
  if (terms === undefined) return undefined;
  const version =
    latestKnown({ terms, announced: announced.filter(({ appliesAt }) => appliesAt !== undefined && appliesAt <= at) }) ?? terms;
  const next = announced
    .flatMap(({ version: later, appliesAt }) => (appliesAt && orderOf(later) > orderOf(version) ? { version: later, appliesAt } : []))
    .reduce<BindingTerms["next"]>((first, each) => (first && first.appliesAt <= each.appliesAt ? first : each), undefined);
  return { version, ...(next && { next }) };
}

/**
 * The versions whose notice came back and that the customer has yet to read, oldest first. A version that binds, or that was read, settles
 * every earlier one, whose reading would change nothing.
 */
export function unreadTerms(terms: AccountTerms, at: Instant): readonly string[] {
  const { announced = [] } = terms;
  const settled = [termsAt(terms, at)?.version, ...announced.filter(({ isRead }) => isRead).map(({ version }) => version)];
  const place = Math.max(...settled.map((version) => orderOf(version)));
  return announced.flatMap(({ version, appliesAt }) => (appliesAt === undefined && orderOf(version) > place ? version : []));
}
