import type { Account } from "@tablee/domain/account/decider";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { type Claim, isHeldBy, isHeldByOther } from "@tablee/domain/claim/decider";
import { earlierHouseholdKeys, householdKey, likelyHouseholdKeys } from "@tablee/domain/claim/household/key";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { accounts, claims } from "../aggregates.ts";
import { payingMethod } from "../billing/paying-method.ts";
import { type CommandContext, part } from "../context.ts";
import { hasPaid } from "../order/making/first-week.ts";
import { isRefused, Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";

/** The parts of an account by which a newcomer's offer is had once. */
type Newcomer = Extract<Account, { status: "open" | "closed" }>;

/**
 * The claims of a newcomer's offer: of the household and of the card or PayPal account. Their names are keyed hashes and hold no personal
 * data, so an erasure keeps them.
 */
const claimsOf = ({ ports }: Pick<Steps, "ports">, { address, method }: Newcomer) => ({
  household: address ? [householdOffer({ ports }, householdKey(address.address))] : [],
  method: method ? [`offer_${ports.hashes.keyed("offer-method", method.fingerprint)}`] : [],
});
const allClaimsOf = (steps: Pick<Steps, "ports">, account: Newcomer): readonly string[] => Object.values(claimsOf(steps, account)).flat();

const householdOffer = ({ ports }: Pick<Steps, "ports">, key: string): string => `offer_${ports.hashes.keyed("offer-household", key)}`;

/** The claims by which the household may have had an offer: by an earlier name, or by an address without a street's type. */
const furtherClaimsOf = (steps: Pick<Steps, "ports">, { address }: Newcomer): readonly string[] =>
  address
    ? [...earlierHouseholdKeys(address.address), ...likelyHouseholdKeys(address.address)].map((key) => householdOffer(steps, key))
    : [];

/** True if another account of the household, or of the card, has a newcomer's offer. */
export const hadOffer = async (steps: Steps, accountId: AccountId, account: Account, at: Instant): Promise<boolean> =>
  (await newcomerBefore(steps, accountId, account, at)) !== undefined;

/** Returns what an account shares with another account that has a newcomer's offer: its household, its payment method, or nothing. */
export async function newcomerBefore(
  steps: Steps,
  accountId: AccountId,
  account: Account,
  at: Instant,
): Promise<"household" | "method" | undefined> {
  if (!("person" in account)) return undefined;
  const isTaken = async (ids: readonly string[]): Promise<boolean> =>
    (await Promise.all(ids.map((id) => steps.load(claims, id)))).some(({ state }) => isHeldByOther(state, accountId, at));
  const { household, method } = claimsOf(steps, account);
  if (await isTaken([...household, ...furtherClaimsOf(steps, account)])) return "household";
  return (await isTaken(method)) ? "method" : undefined;
}

/** Refuses a payment method that has had an offer, for a first box whose code is fixed and not paid. @throws Refused offer-taken */
export async function refuseHadOffer(steps: Steps, accountId: AccountId, method: PaymentMethod, at: Instant): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (!("person" in state) || !state.discountCode || !state.signUpCodeFixedAt || (await hasPaid(steps, accountId, at))) return;
  if (await hadOffer(steps, accountId, { ...state, method }, at)) throw new Refused(refuse("offer-taken"));
}

interface OfferToHold {
  readonly accountId: AccountId;
  /** Other accounts cannot have the offer before this instant. */
  readonly until: Instant;
}

/**
 * Holds a newcomer's offer for an account that is about to pay for its first box. Where another account of its household or card has one,
 * the account's code is withdrawn, unless it is fixed.
 * @throws Refused offer-taken
 */
export async function holdOffer(steps: Steps, { accountId, until }: OfferToHold, context: CommandContext): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (!("person" in state) || state.discountCode === undefined || (await hasPaid(steps, accountId, context.at))) return;
  const { at } = context;
  const claim = { type: "ExtendClaim", kind: "offer", accountId, at, lapsesAt: until } as const;
  try {
    if (await hadOffer(steps, accountId, state, at)) throw new Refused(refuse("offer-taken"));
    for (const id of allClaimsOf(steps, state)) await steps.handle(claims, id, claim, part(context, id, at));
  } catch (error) {
    if (!isRefused(error, "offer-taken")) throw error;
    await steps.handle(accounts, accountId, { type: "WithdrawSignUpCode", at }, part(context, "withdraw"));
    throw error;
  }
}

interface OfferToSettle {
  readonly accountId: AccountId;
  /** The paid box, whose payment names the card; without it the account's present card counts. */
  readonly orderId?: OrderId;
}

/** Keeps for good that the household and the card of an account have had a newcomer's offer, once its first box was paid. */
export async function settleOffer(steps: Steps, { accountId, orderId }: OfferToSettle, context: CommandContext): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (!("person" in state) || state.discountCode === undefined || !(await hasPaid(steps, accountId, context.at))) return;
  const paid = orderId && (await payingMethod(steps, orderId, state));
  const newcomer = paid ? { ...state, method: paid } : state;
  const claim = { type: "ExtendClaim", kind: "offer", accountId, at: context.at } as const;
  for (const id of allClaimsOf(steps, newcomer)) await steps.handle(claims, id, claim, part(context, id));
}

/**
 * Keeps the household and the card of an account whose first box brought a referrer a credit, so that they bring one once. Returns what
 * another account has, also one that took it in between: then this account keeps none that it took here.
 */
export async function claimAsNewcomer(
  steps: Steps,
  accountId: AccountId,
  account: Account,
  context: CommandContext,
): Promise<"household" | "method" | undefined> {
  if (!("person" in account)) return undefined;
  const before = await newcomerBefore(steps, accountId, account, context.at);
  if (before) return before;
  const { at } = context;
  const taken: string[] = [];
  try {
    for (const id of allClaimsOf(steps, account)) {
      const had = isHeldBy((await steps.load(claims, id)).state, accountId);
      await steps.handle(claims, id, (claim) => keepOwn(claim, accountId, at), part(context, id));
      if (!had) taken.push(id);
    }
    return undefined;
  } catch (error) {
    const now = isRefused(error, "offer-taken") ? await newcomerBefore(steps, accountId, account, at) : undefined;
    if (now === undefined) throw error;
    for (const id of taken) await steps.handle(claims, id, { type: "ReleaseClaim", accountId, at }, part(context, id, "release"));
    return now;
  }
}

/** Extending for good shares a claim of another account; claiming is refused then. */
const keepOwn = (claim: Claim, accountId: AccountId, at: Instant) =>
  ({ type: isHeldBy(claim, accountId) ? "ExtendClaim" : "ClaimFor", kind: "offer", accountId, at }) as const;
