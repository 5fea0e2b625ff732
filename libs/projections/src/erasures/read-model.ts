import { certificateNumber, type ErasureAskedBy, type ErasureCertificate } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface ErasureRow {
  readonly key: AccountId;
  /** The certificate's number, which the request already shows. */
  readonly number: string;
  readonly asked_by: ErasureAskedBy;
  readonly requested_at: string;
  /** Null while it is being carried out. */
  readonly forgotten_at: string | null;
  readonly certificate: ErasureCertificate | null;
}

/** One row for each person whose erasure was requested, with the certificate once it is done. */
export const erasuresModel = readModelOf<ErasureRow>()("erasures", {
  version: 1,
  ignores: eventsWithout("erasures", "account"),
  columns: {
    key: "text",
    number: "text",
    asked_by: "text",
    requested_at: "timestamptz",
    forgotten_at: "timestamptz null",
    certificate: "jsonb null",
  },
  indexes: ["(number)", "(requested_at, key)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    if (event.type === "ErasureRequested") {
      const { erasureId, by, requestedAt } = event.data;
      const number = certificateNumber(erasureId);
      return { key, number, asked_by: by, requested_at: requestedAt, forgotten_at: null, certificate: null };
    }
    // A person who was forgotten before certificates existed has none.
    return row && { ...row, forgotten_at: event.data.forgottenAt, certificate: event.data.certificate ?? null };
  },
});
