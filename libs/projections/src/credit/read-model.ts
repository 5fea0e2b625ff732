import { type CorporatePlan, corporateAfter, corporateGrantAt } from "@tablee/domain/credit/corporate-plan";
import type { CreditEvent } from "@tablee/domain/credit/events";
import type { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { idOf } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { readModelOf } from "../read-model-of.ts";

export interface CreditGrant {
  readonly grantId: string;
  readonly kind: CreditKind;
  readonly source: CreditSource;
  readonly name: string;
  readonly valueCents: Cents;
  /** Neither spent, set aside nor expired. */
  readonly leftCents: Cents;
  readonly grantedAt: string;
  readonly expiresAt: string | null;
}

export interface CreditRow {
  readonly key: AccountId;
  readonly grants: readonly CreditGrant[];
  /** When something that is left expires next. */
  readonly expires_at: string | null;
  /** What an employer or a partner gives each month, and when next. */
  readonly corporate: CorporatePlan | null;
  readonly corporate_at: string | null;
  /** Events so far: tells one state of the credit from the next. */
  readonly changes: number;
}

/** One row an account that ever had a balance, grant by grant. */
export const creditModel = readModelOf<CreditRow>()("credit", {
  version: 3,
  ignores: [],
  columns: {
    key: "text",
    grants: "jsonb",
    expires_at: "timestamptz null",
    corporate: "jsonb null",
    corporate_at: "timestamptz null",
    changes: "integer",
  },
  indexes: ["(expires_at) WHERE expires_at IS NOT NULL", "(corporate_at) WHERE corporate_at IS NOT NULL"],
  keys: (event) => [idOf(event.stream)],
  evolve(before, event, key) {
    const grants = after(before?.grants ?? [], event);
    const corporate = corporateAfter(before?.corporate ?? undefined, event) ?? null;
    const corporate_at = corporate && corporateGrantAt(corporate);
    return { key, grants, expires_at: nextExpiry(grants), corporate, corporate_at, changes: (before?.changes ?? 0) + 1 };
  },
});

function nextExpiry(grants: readonly CreditGrant[]): string | null {
  const ends = grants.flatMap(({ leftCents, expiresAt }) => (leftCents > 0 && expiresAt !== null ? [expiresAt] : []));
  return ends.sort()[0] ?? null;
}

function after(grants: readonly CreditGrant[], event: Stored<CreditEvent>): readonly CreditGrant[] {
  switch (event.type) {
    case "CreditGranted": {
      const { grantId, kind, source, name, cents: valueCents, expiresAt, grantedAt } = event.data;
      return [...grants, { grantId, kind, source, name, valueCents, leftCents: valueCents, grantedAt, expiresAt: expiresAt ?? null }];
    }
    case "CreditReserved":
      return changed(grants, event.data.parts, -1);
    case "CreditReleased":
    case "CreditReturned":
      return changed(grants, event.data.parts, 1);
    case "CreditExpired":
      return changed(grants, [event.data], -1);
    case "CreditSpent":
    case "CorporatePlanGiven":
    case "CorporatePlanEnded":
      return grants;
    default:
      return never(event);
  }
}

const changed = (grants: readonly CreditGrant[], parts: readonly { grantId: string; cents: Cents }[], sign: 1 | -1): CreditGrant[] =>
  grants.map((grant) => {
    const part = parts.find(({ grantId }) => grantId === grant.grantId);
    return part ? { ...grant, leftCents: cents(grant.leftCents + sign * part.cents) } : grant;
  });
