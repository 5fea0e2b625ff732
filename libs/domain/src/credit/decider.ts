import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { idFrom } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import { type Cents, cents, min, sum, zero } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import { compareCodes } from "../kernel/text/collation.ts";
import { addHours, type Instant } from "../kernel/time.ts";
import { paymentIdOf } from "../payment/purpose.ts";
import type { OrderPurpose } from "../payment/vocabulary.ts";
import { type CorporateCommand, type CorporatePlan, corporateAfter, decideCorporate } from "./corporate-plan.ts";
import type { CreditEvent } from "./events.ts";
import { centsOf, type Grant, grantsAfter, type Part, withParts } from "./grants.ts";
import { creditPolicies } from "./policy.ts";
import { givenSources, type SourceAmount } from "./sources.ts";
import type { CreditKind, CreditSource } from "./vocabulary.ts";

/** The credit of one account, grant by grant. */
export interface Credit {
  readonly grants: readonly Grant[];
  /** By what they pay for. */
  readonly reserved: Readonly<Record<string, readonly Part[]>>;
  /** By what they paid for, less refunds. */
  readonly spent: Readonly<Record<string, readonly Part[]>>;
  readonly returns: readonly string[];
  /** The amounts that refunds of gift cards took back, by withdrawal. In cents. */
  readonly withdrawals?: Readonly<Record<string, Cents>>;
  /** The monthly credit from an employer or partner. */
  readonly corporate?: CorporatePlan | undefined;
}

export type CreditCommand =
  | CorporateCommand
  | {
      readonly type: "GrantCredit";
      readonly grantId: string;
      readonly kind: CreditKind;
      readonly source: CreditSource;
      readonly name: string;
      readonly cents: Cents;
      readonly expiresAt?: Instant;
      readonly at: Instant;
    }
  /** Reserves exactly these amounts, or refuses; releases any earlier reservation of the payment. */
  | {
      readonly type: "ReserveCredit";
      readonly purpose: OrderPurpose;
      readonly promotionalCents: Cents;
      readonly purchasedCents: Cents;
      readonly at: Instant;
    }
  | { readonly type: "SpendCredit"; readonly payment: string; readonly at: Instant }
  | { readonly type: "ReleaseCredit"; readonly payment: string; readonly at: Instant }
  | {
      readonly type: "ReturnCredit";
      readonly payment: string;
      readonly refundId: string;
      readonly promotionalCents: Cents;
      readonly purchasedCents: Cents;
      readonly at: Instant;
    }
  | { readonly type: "ExpireCredit"; readonly at: Instant }
  /** Takes back what is left of a grant, at most this much, once a withdrawal. */
  | {
      readonly type: "WithdrawCredit";
      readonly grantId: string;
      readonly withdrawalId: string;
      readonly maxCents: Cents;
      readonly at: Instant;
    }
  /** The account closes: given money that is neither spent nor reserved expires, purchased money stays. */
  | { readonly type: "ExpireGivenCredit"; readonly at: Instant };

/** Returns what can be spent at an instant, by kind. In cents. */
export function creditLeft(state: Credit, at: Instant, besides?: string): Readonly<Record<CreditKind, Cents>> {
  const own = new Map((besides ? (state.reserved[besides] ?? []) : []).map((part) => [part.grantId, part.cents]));
  const total = (kind: CreditKind) =>
    sum(
      state.grants
        .filter((grant) => grant.kind === kind && !expired(grant, at))
        .flatMap((grant) => [grant.leftCents, own.get(grant.grantId) ?? zero]),
    );
  return { promotional: total("promotional"), purchased: total("purchased") };
}

/** The sources of the given credit that can be spent at an instant, in the order of its spending; with what a payment has reserved. */
export function creditSources({ grants, reserved }: Credit, at: Instant, besides?: string): readonly SourceAmount[] {
  const own = besides ? (reserved[besides] ?? []) : [];
  return givenSources(withParts(grants, own, 1).filter((grant) => !expired(grant, at)));
}

/** The sources of the given credit that is reserved for a payment. */
export const reservedSources = ({ grants, reserved }: Credit, payment: string): readonly SourceAmount[] =>
  givenSources(grants.map((grant) => ({ ...grant, leftCents: centsOf(reserved[payment] ?? [], grant.grantId) })));

const expired = ({ expiresAt }: Grant, at: Instant): boolean => expiresAt !== null && expiresAt <= at;
const totalOf = (parts: readonly Part[]): Cents => sum(parts.map((part) => part.cents));

export const credit: Decider<CreditCommand, CreditEvent, Credit> = {
  initialState: { grants: [], reserved: {}, spent: {}, returns: [] },
  decide(command, state) {
    switch (command.type) {
      case "GrantCredit": {
        const { type: _, at, ...grant } = command;
        if (state.grants.some(({ grantId }) => grantId === grant.grantId)) return [];
        if (grant.expiresAt !== undefined && grant.expiresAt <= at) return refuse("expiry-passed", { expiresAt: grant.expiresAt });
        return [{ type: "CreditGranted", data: { ...grant, grantedAt: at } }];
      }
      case "ReserveCredit":
        return reserve(command, state);
      case "SpendCredit": {
        const parts = state.reserved[command.payment];
        return parts ? [{ type: "CreditSpent", data: { payment: command.payment, parts: [...parts], spentAt: command.at } }] : [];
      }
      case "ReleaseCredit": {
        const parts = state.reserved[command.payment];
        return parts ? [{ type: "CreditReleased", data: { payment: command.payment, parts: [...parts], releasedAt: command.at } }] : [];
      }
      case "ReturnCredit":
        return returnCredit(command, state);
      case "ExpireCredit":
        return state.grants
          .filter((grant) => expired(grant, command.at) && grant.leftCents > 0)
          .map(({ grantId, leftCents }) => ({ type: "CreditExpired", data: { grantId, cents: leftCents, expiredAt: command.at } }));
      case "ExpireGivenCredit":
        return state.grants
          .filter(({ kind, leftCents }) => kind === "promotional" && leftCents > 0)
          .map(({ grantId, leftCents }) => ({ type: "CreditExpired", data: { grantId, cents: leftCents, expiredAt: command.at } }));
      case "WithdrawCredit":
        return withdraw(command, state);
      case "GiveCorporatePlan":
      case "EndCorporatePlan":
      case "GrantCorporateCredit":
        return decideCorporate(command, state.corporate);
      default:
        return never(command);
    }
  },
  evolve(before, event) {
    const state = { ...before, grants: grantsAfter(before.grants, event) };
    switch (event.type) {
      case "CreditGranted":
      case "CorporatePlanGiven":
      case "CorporatePlanEnded":
        return { ...state, corporate: corporateAfter(state.corporate, event) };
      case "CreditReserved": {
        const { payment, parts } = event.data;
        return { ...state, reserved: { ...state.reserved, [payment]: parts } };
      }
      case "CreditSpent": {
        const { payment, parts } = event.data;
        return { ...state, reserved: without(state.reserved, payment), spent: { ...state.spent, [payment]: parts } };
      }
      case "CreditReleased":
        return { ...state, reserved: without(state.reserved, event.data.payment) };
      case "CreditReturned": {
        const { payment, parts, refundId } = event.data;
        const left = (state.spent[payment] ?? []).map((part) => ({ ...part, cents: cents(part.cents - centsOf(parts, part.grantId)) }));
        return { ...state, spent: { ...state.spent, [payment]: left }, returns: [...state.returns, refundId] };
      }
      case "CreditWithdrawn": {
        const { withdrawalId, cents: taken } = event.data;
        return { ...state, withdrawals: { ...state.withdrawals, [withdrawalId]: taken } };
      }
      case "CreditExpired":
        return state;
      default:
        return never(event);
    }
  },
};

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

type Of<Type extends CreditCommand["type"]> = Extract<CreditCommand, { type: Type }>;

function reserve(command: Of<"ReserveCredit">, state: Credit): readonly CreditEvent[] | Refusal {
  const { purpose, promotionalCents, purchasedCents, at } = command;
  const payment = paymentIdOf(purpose);
  if (state.spent[payment]) return [];
  const held = state.reserved[payment];
  if (held && kindTotal(state, held, "promotional") === promotionalCents && kindTotal(state, held, "purchased") === purchasedCents)
    return [];
  const grants = held ? withParts(state.grants, held, 1) : state.grants;
  const parts = [...take(grants, "promotional", promotionalCents, at), ...take(grants, "purchased", purchasedCents, at)];
  if (totalOf(parts) !== promotionalCents + purchasedCents) return refuse("credit-changed");
  const released: CreditEvent[] = held ? [{ type: "CreditReleased", data: { payment, parts: [...held], releasedAt: at } }] : [];
  return parts.length === 0 ? released : [...released, { type: "CreditReserved", data: { payment, purpose, parts, reservedAt: at } }];
}

const kindTotal = (state: Credit, parts: readonly Part[], kind: CreditKind): Cents =>
  totalOf(parts.filter((part) => state.grants.find((grant) => grant.grantId === part.grantId)?.kind === kind));

/** Takes from the grants that expire soonest, then from the oldest. */
function take(grants: readonly Grant[], kind: CreditKind, wanted: Cents, at: Instant): Part[] {
  const usable = grants.filter((grant) => grant.kind === kind && !expired(grant, at));
  const inOrder = usable.sort((a, b) => compareCodes(a.expiresAt ?? "9999", b.expiresAt ?? "9999"));
  const parts: Part[] = [];
  let left = wanted;
  for (const { grantId, leftCents } of inOrder) {
    const taken = min(left, leftCents);
    if (taken > 0) parts.push({ grantId, cents: taken });
    left = cents(left - taken);
  }
  return parts;
}

/**
 * Returns money to the grants it was taken from, the last one that paid first. Given money whose grant has expired, or is about to, gets
 * thirty days from the refund (DECISIONS: gift cards and balances).
 */
function returnCredit(command: Of<"ReturnCredit">, state: Credit): readonly CreditEvent[] | Refusal {
  const { payment, refundId, promotionalCents, purchasedCents, at } = command;
  if (state.returns.includes(refundId)) return [];
  const spent = [...(state.spent[payment] ?? [])].reverse();
  const kindOf = (part: Part) => state.grants.find((grant) => grant.grantId === part.grantId)?.kind;
  const parts: Part[] = [];
  for (const [kind, wanted] of [
    ["promotional", promotionalCents],
    ["purchased", purchasedCents],
  ] as const) {
    let left = wanted;
    for (const part of spent.filter((each) => kindOf(each) === kind)) {
      const back = min(left, part.cents);
      if (back > 0) parts.push({ grantId: part.grantId, cents: back });
      left = cents(left - back);
    }
    if (left > 0) return refuse("refund-exceeds-payment", { left: wanted - left });
  }
  if (parts.length === 0) return [];
  const renewed = renewedParts(parts, state, command);
  return [{ type: "CreditReturned", data: { payment, refundId, parts, ...(renewed.length > 0 && { renewed }), returnedAt: at } }];
}

/**
 * Takes back what is left of a grant. A withdrawal that found nothing is recorded as well: what a refund returns to the grant afterwards
 * then stays with the account, whichever process asks again.
 */
function withdraw({ grantId, withdrawalId, maxCents, at }: Of<"WithdrawCredit">, state: Credit): readonly CreditEvent[] {
  const grant = state.grants.find((each) => each.grantId === grantId);
  if (!grant || state.withdrawals?.[withdrawalId] !== undefined) return [];
  const taken = min(grant.leftCents, maxCents);
  return [{ type: "CreditWithdrawn", data: { grantId, withdrawalId, kind: grant.kind, cents: taken, withdrawnAt: at } }];
}

/** The parts that live longer than their grants: grants of their own, whose ids follow from the refund. */
function renewedParts(parts: readonly Part[], { grants }: Credit, { refundId, at }: Of<"ReturnCredit">) {
  const expiresAt = addHours(at, 24 * policyOn(creditPolicies, at.slice(0, 10)).returnedDays);
  return parts.flatMap(({ grantId: from, cents }) => {
    const earlier = grants.find(({ grantId }) => grantId === from)?.expiresAt ?? null;
    return earlier !== null && earlier < expiresAt ? [{ from, grantId: idFrom("returned-credit", refundId, from), cents, expiresAt }] : [];
  });
}
