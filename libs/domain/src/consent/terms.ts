import type { PlainDate } from "../kernel/time.ts";

/** A version of the terms. A version never changes once a person accepted it: other words are a new version. */
export interface TermsVersion {
  readonly version: string;
  /**
   * The day of its release, which the page shows. Sign-ups accept the last version of the list (`currentWordings.terms`) from its release
   * on. Earlier subscriptions keep the version that was accepted with them, and get a notice of this one from that day on.
   */
  readonly acceptedSince: PlainDate;
}

/** Every version of the terms, oldest first. The text of each is the page of its name; that of the first three is their wording. */
export const termsVersions: readonly [TermsVersion, ...TermsVersion[]] = [
  { version: "terms-1", acceptedSince: "2026-11-23" },
  { version: "terms-2", acceptedSince: "2026-11-23" },
  { version: "terms-3", acceptedSince: "2026-11-24" },
  { version: "terms-4", acceptedSince: "2026-11-28" },
];

/** The number by which people know a version: the last part of its name. */
export const termsNumber = (version: string): string => version.slice(version.lastIndexOf("-") + 1);
