import type { Address } from "@tablee/domain/account/vocabulary";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { addMinutes, type Instant } from "@tablee/domain/kernel/time";
import { accounts, orders } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { settleOffer } from "../../offer/newcomers-offer.ts";
import { hasPaid } from "../../order/making/first-week.ts";
import { isRefused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { claimHouseholdOf, claimIdsOf, releaseHouseholds } from "./household-claim.ts";

/**
 * Minutes for which an account that has not paid for a box keeps its household: a stranger who only entered its address must not lock a
 * household out.
 */
const MINUTES_TO_PAY = 60;

export const lapseOfUnpaid = (at: Instant): Instant => addMinutes(at, MINUTES_TO_PAY);

/**
 * Claims the household of an account's present address, permanently once the account has paid for a box, and releases those of its former
 * addresses. Reads the account again until its revision is unchanged, since it may move back at the same time; an account that is being
 * erased claims none. An unpaid account whose lapsed claim went to a different account keeps its address and is refused at payment; two
 * paid accounts share the household.
 */
export async function settleHousehold(
  steps: Steps,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  let claimed: Address | undefined;
  for (let settled = -1; ; ) {
    const { state, revision } = await steps.load(accounts, accountId);
    if (revision === settled) return;
    const release = (addresses: readonly Address[], kept: readonly string[] = []) =>
      releaseHouseholds(steps, { accountId, addresses, kept, at }, part(context, "release", revision));
    if (!("address" in state) || !state.address || state.erasure) {
      // An erasure released the account's households before this one was claimed.
      if (claimed) await release([claimed]);
      return;
    }
    const { address } = state.address;
    await claimAgain(steps, { accountId, address }, part(context, "claim", revision));
    claimed = address;
    await release(
      (state.formerAddresses ?? []).map((former) => former.address),
      claimIdsOf(steps, address),
    );
    settled = revision;
  }
}

async function claimAgain(
  steps: Steps,
  { accountId, address }: { readonly accountId: AccountId; readonly address: Address },
  context: CommandContext,
): Promise<void> {
  const { at } = context;
  const claim = { kind: "household", accountId, at } as const;
  if (await hasPaid(steps, accountId, at)) {
    await claimHouseholdOf(steps, address, { type: "ExtendClaim", ...claim }, context);
    return;
  }
  await claimHouseholdOf(steps, address, { type: "ClaimFor", ...claim, lapsesAt: lapseOfUnpaid(at) }, context).catch((error) => {
    if (!isRefused(error, "household-taken")) throw error;
  });
}

/** Makes the claims of the household and of its newcomer's offer permanent when the paid order is the first one. */
export async function settlePaidHousehold(
  steps: Steps,
  { orderId }: { readonly orderId: OrderId },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (state.status === "none" || !state.firstOrder) return;
  await settleHousehold(steps, { accountId: state.accountId }, context);
  await settleOffer(steps, { accountId: state.accountId, orderId }, part(context, "offer"));
}
