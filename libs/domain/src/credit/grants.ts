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
      return withParts(grants, event.data.parts, 1);
    case "CreditReturned":
      return withReturned(grants, event.data);
    case "CreditExpired":
      return withParts(grants, [event.data], -1);
    case "CreditWithdrawn":
      return withdrawn(grants, event.data);
    case "CreditSpent":
    case "CorporatePlanGiven":
    case "CorporatePlanEnded":
      return grants;
    default:
      return never(event);
  }
}

type Withdrawn = Extract<CreditEvent, { type: "CreditWithdrawn" }>["data"];

/** Takes the withdrawn part off the value too: it was neither used, nor can it return. */
const withdrawn = (grants: readonly Grant[], { grantId, cents: taken }: Withdrawn): readonly Grant[] =>
  grants.map((grant) =>
    grant.grantId === grantId
      ? { ...grant, valueCents: cents(grant.valueCents - taken), leftCents: cents(grant.leftCents - taken) }
      : grant,
  );

type Returned = Extract<CreditEvent, { type: "CreditReturned" }>["data"];

/**
 * Adds what a refund gave back: to the grants it came from, and where those have expired or soon do as grants of their own, to which that
 * part of the value moves.
 */
function withReturned(grants: readonly Grant[], { parts, renewed = [], returnedAt: grantedAt }: Returned): readonly Grant[] {
  const kept = parts.filter(({ grantId }) => !renewed.some(({ from }) => from === grantId));
  const renewedGrants = renewed.flatMap(({ from, grantId, cents, expiresAt }) => {
    const earlier = grants.find((grant) => grant.grantId === from);
    return earlier ? [{ ...earlier, grantId, valueCents: cents, leftCents: cents, grantedAt, expiresAt }] : [];
  });
  const moved = (grant: Grant): Grant => {
    const part = renewed.find(({ from }) => from === grant.grantId);
    return part ? { ...grant, valueCents: cents(grant.valueCents - part.cents) } : grant;
  };
  return [...withParts(grants.map(moved), kept, 1), ...renewedGrants];
}

export const withParts = (grants: readonly Grant[], parts: readonly Part[], sign: 1 | -1): readonly Grant[] =>
  grants.map((grant) => ({ ...grant, leftCents: cents(grant.leftCents + sign * centsOf(parts, grant.grantId)) }));

export const centsOf = (parts: readonly Part[], grantId: string): Cents => parts.find((part) => part.grantId === grantId)?.cents ?? zero;
