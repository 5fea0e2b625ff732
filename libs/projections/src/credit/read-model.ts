import { type CorporatePlan, corporateAfter } from "@tablee/domain/credit/corporate-plan";
import { type Grant, grantsAfter } from "@tablee/domain/credit/grants";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface CreditRow {
  readonly key: AccountId;
  readonly grants: readonly Grant[];
  /** The monthly credit from an employer or a partner, and when it is next due. */
  readonly corporate: CorporatePlan | null;
}

/** One row per account that ever had a balance, grant by grant. */
export const creditModel = readModelOf<CreditRow>()("credit", {
  version: 5,
  ignores: [],
  columns: { key: "text", grants: "jsonb", corporate: "jsonb null" },
  keys: (event) => [idOf(event.stream)],
  evolve: (row, event, key) => ({
    key,
    grants: grantsAfter(row?.grants ?? [], event),
    corporate: corporateAfter(row?.corporate ?? undefined, event) ?? null,
  }),
});
