import { never } from "../kernel/errors.ts";
import { type Cents, cents, zero } from "../kernel/money.ts";
import type { Instant } from "../kernel/time.ts";
import type { CreditEvent } from "./events.ts";
import type { CreditKind, CreditSource } from "./vocabulary.ts";

export interface Grant {
  readonly grantId: string;
  readonly kind: CreditKind;
  readonly source: CreditSource;
  readonly name: string;
  readonly valueCents: Cents;
  /** Neither spent, reserved nor expired. */
  readonly leftCents: Cents;
  readonly grantedAt: Instant;
  readonly expiresAt: Instant | null;
}

export interface Part {
  readonly grantId: string;
  readonly cents: Cents;
}

/** The grants of an account after an event. */
export function grantsAfter(grants: readonly Grant[], event: CreditEvent): readonly Grant[] {
  switch (event.type) {
    case "CreditGranted": {
      const { cents: valueCents, expiresAt = null, ...grant } = event.data;
      return [...grants, { ...grant, valueCents, leftCents: valueCents, expiresAt }];
    }
    case "CreditReserved":
      return withParts(grants, event.data.parts, -1);
    case "CreditReleased":
    case "CreditReturned":
      return withParts(grants, event.data.parts, 1);
    case "CreditExpired":
      return withParts(grants, [event.data], -1);
    case "CreditSpent":
    case "CorporatePlanGiven":
    case "CorporatePlanEnded":
      return grants;
    default:
      return never(event);
  }
}

export const withParts = (grants: readonly Grant[], parts: readonly Part[], sign: 1 | -1): readonly Grant[] =>
  grants.map((grant) => ({ ...grant, leftCents: cents(grant.leftCents + sign * centsOf(parts, grant.grantId)) }));

export const centsOf = (parts: readonly Part[], grantId: string): Cents => parts.find((part) => part.grantId === grantId)?.cents ?? zero;
