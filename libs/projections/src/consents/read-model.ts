import type { ConsentEvent } from "@tablee/domain/consent/events";
import type { ConsentPurpose, ConsentSource } from "@tablee/domain/consent/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";

/** One answer: consent in these words, or its withdrawal. */
export interface ConsentAnswer {
  readonly given: boolean;
  readonly at: string;
  readonly source: ConsentSource;
  readonly wording?: string;
  readonly language?: Language;
}

export interface ConsentRow {
  readonly key: string;
  readonly account_id: AccountId;
  readonly purpose: ConsentPurpose;
  /** True while the consent holds; `at` is the instant of the latest answer. */
  readonly given: boolean;
  readonly at: string;
  /** The words of the latest consent. */
  readonly wording: string | null;
  readonly source: ConsentSource;
  /** The versions of the terms whose notice came back by mail and was not read on the account's page. */
  readonly unread: readonly string[];
  /** Every answer, oldest first. */
  readonly answers: readonly ConsentAnswer[];
}

const purposeKey = ({ stream, data }: Stored<Exclude<ConsentEvent, { type: "NewTermsAnnounced" }>>): string =>
  `${idOf(stream)} ${"purpose" in data ? data.purpose : "terms"}`;

/** One row for each purpose that an account ever agreed to. */
export const consentsModel = readModelOf<ConsentRow>()("consents", {
  version: 4,
  ignores: ["NewTermsAnnounced"],
  columns: {
    key: "text",
    account_id: "text",
    purpose: "text",
    given: "boolean",
    at: "timestamptz",
    wording: "text null",
    source: "text",
    unread: "jsonb",
    answers: "jsonb",
  },
  indexes: ["(account_id)"],
  keys: (event) => [purposeKey(event)],
  evolve(row, event, key) {
    if (event.type === "TermsNoticeReturned" || event.type === "TermsNoticeRead") {
      const { version } = event.data;
      const others = row?.unread.filter((each) => each !== version) ?? [];
      return row && { ...row, unread: event.type === "TermsNoticeRead" ? others : [...others, version] };
    }
    const { purpose, source } = event.data;
    const answers = row?.answers ?? [];
    // Accepted terms are the latest ones: no earlier notice matters after them.
    const of = { key, account_id: idOf(event.stream), purpose, source, unread: [] };
    if (event.type === "ConsentWithdrawn") {
      const { withdrawnAt: at, wording, language } = event.data;
      const answer = { given: false, at, source, ...(wording && { wording }), ...(language && { language }) };
      return { ...of, given: false, at, wording: row?.wording ?? null, answers: [...answers, answer] };
    }
    const { wording, language, givenAt: at } = event.data;
    return { ...of, given: true, at, wording, answers: [...answers, { given: true, at, source, wording, language }] };
  },
});
