import { type Consents, consent } from "@tablee/domain/consent/decider";
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
  /** The terms that the account accepted and those that were announced to it; nothing for another purpose. */
  readonly terms: Pick<Consents, "terms" | "announced">;
  /** Every answer, oldest first. */
  readonly answers: readonly ConsentAnswer[];
}

const purposeKey = ({ stream, data }: Stored<ConsentEvent>): string => `${idOf(stream)} ${"purpose" in data ? data.purpose : "terms"}`;

function termsAfter(row: ConsentRow | undefined, event: ConsentEvent): ConsentRow["terms"] {
  const { terms, announced } = consent.evolve(row?.terms ?? {}, event);
  return { ...(terms && { terms }), ...(announced && { announced }) };
}

/** One row for each purpose that an account ever agreed to. */
export const consentsModel = readModelOf<ConsentRow>()("consents", {
  version: 5,
  ignores: [],
  columns: {
    key: "text",
    account_id: "text",
    purpose: "text",
    given: "boolean",
    at: "timestamptz",
    wording: "text null",
    source: "text",
    terms: "jsonb",
    answers: "jsonb",
  },
  indexes: ["(account_id)"],
  keys: (event) => [purposeKey(event)],
  evolve(row, event, key) {
    if (event.type === "NewTermsAnnounced" || event.type === "TermsNoticeReturned" || event.type === "TermsNoticeRead")
      return row && { ...row, terms: termsAfter(row, event) };
    const { purpose, source } = event.data;
    const answers = row?.answers ?? [];
    const of = { key, account_id: idOf(event.stream), purpose, source, terms: purpose === "terms" ? termsAfter(row, event) : {} };
    if (event.type === "ConsentWithdrawn") {
      const { withdrawnAt: at, wording, language } = event.data;
      const answer = { given: false, at, source, ...(wording && { wording }), ...(language && { language }) };
      return { ...of, given: false, at, wording: row?.wording ?? null, answers: [...answers, answer] };
    }
    const { wording, language, givenAt: at } = event.data;
    return { ...of, given: true, at, wording, answers: [...answers, { given: true, at, source, wording, language }] };
  },
});
