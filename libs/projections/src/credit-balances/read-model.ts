import type { CreditEvent } from "@tablee/domain/credit/events";
import type { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import type { Stored } from "@tablee/event-store/events";
import { readModel } from "../runtime/read-model.ts";

export interface CreditGrant {
  readonly grantId: string;
  readonly kind: CreditKind;
  readonly source: CreditSource;
  readonly name: string;
  readonly valueCents: number;
  /** Neither spent, set aside nor expired. */
  readonly leftCents: number;
  readonly grantedAt: string;
  readonly expiresAt: string | null;
}

export interface CreditBalanceRow {
  readonly key: string;
  readonly grants: readonly CreditGrant[];
}

/** One row an account that ever had a balance, grant by grant. */
export const creditBalancesModel = readModel<CreditBalanceRow>({
  name: "credit_balances",
  version: 1,
  categories: ["credit"],
  columns: { key: "text", grants: "jsonb" },
  keys: (event) => [event.stream.slice("credit-".length)],
  evolve(before, stored, key) {
    const event = stored as Stored<CreditEvent>;
    const grants = before?.grants ?? [];
    return { key, grants: after(grants, event) };
  },
});

function after(grants: readonly CreditGrant[], event: Stored<CreditEvent>): readonly CreditGrant[] {
  switch (event.type) {
    case "CreditGranted": {
      const { grantId, kind, source, name, cents, expiresAt, grantedAt } = event.data;
      return [...grants, { grantId, kind, source, name, valueCents: cents, leftCents: cents, grantedAt, expiresAt: expiresAt ?? null }];
    }
    case "CreditReserved":
      return changed(grants, event.data.parts, -1);
    case "CreditReleased":
    case "CreditReturned":
      return changed(grants, event.data.parts, 1);
    case "CreditExpired":
      return changed(grants, [event.data], -1);
    default:
      return grants;
  }
}

const changed = (grants: readonly CreditGrant[], parts: readonly { grantId: string; cents: number }[], sign: 1 | -1): CreditGrant[] =>
  grants.map((grant) => {
    const part = parts.find(({ grantId }) => grantId === grant.grantId);
    return part ? { ...grant, leftCents: grant.leftCents + sign * part.cents } : grant;
  });
