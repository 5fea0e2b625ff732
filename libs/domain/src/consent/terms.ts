import type { PlainDate } from "../kernel/time.ts";

/** A version of the terms. A version never changes once a person accepted it: other words are a new version. */
export interface TermsVersion {
  readonly version: string;
  /** The day of the notice to customers who accepted an earlier version; undefined for versions from before the first customers. */
  readonly noticeOn?: PlainDate;
  /** The first day on which it applies to them. Who signs up from the notice on accepts it at once. */
  readonly effectiveOn: PlainDate;
}

/** Every version of the terms, oldest first. The text of each is the page of its name; that of the first three is their wording. */
export const termsVersions: readonly [TermsVersion, ...TermsVersion[]] = [
  { version: "terms-1", effectiveOn: "2026-11-23" },
  { version: "terms-2", effectiveOn: "2026-11-23" },
  { version: "terms-3", effectiveOn: "2026-11-24" },
  { version: "terms-4", noticeOn: "2026-11-28", effectiveOn: "2026-12-05" },
];

/** Days between the notice of new terms and their effect (specification: business constants). */
export const TERMS_NOTICE_DAYS = 7;
