import type { Address } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { accounts } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { isRefused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { claimHouseholdOf } from "./household-claim.ts";

interface HouseholdToHold {
  readonly accountId: AccountId;
  /** Other accounts cannot claim the household before this instant. */
  readonly until: Instant;
}

/**
 * Extends an account's claim of its household, which may have lapsed since the address was given. Does nothing for an account without an
 * address. A repetition extends the claim from its own time.
 * @throws Refused household-taken
 */
export async function holdHousehold(steps: Steps, { accountId, until }: HouseholdToHold, context: CommandContext): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (!("address" in state) || !state.address || state.erasure) return;
  const { address } = state.address;
  const { at } = context;
  const command = { type: "ExtendClaim", kind: "household", accountId, at, lapsesAt: until } as const;
  try {
    await claimHouseholdOf(steps, address, command, part(context, "claim", at));
  } catch (error) {
    await shareIfAllowed(steps, { accountId, address }, error, context);
  }
}

/** Shares a household whose claim was refused, where support allowed the account to. @throws the refusal */
export async function shareIfAllowed(
  steps: Steps,
  { accountId, address }: { readonly accountId: AccountId; readonly address: Address },
  refusal: unknown,
  context: CommandContext,
): Promise<void> {
  if (!isRefused(refusal, "household-taken")) throw refusal;
  const { state } = await steps.load(accounts, accountId);
  if (!("mayShareHousehold" in state)) throw refusal;
  const { at } = context;
  await claimHouseholdOf(steps, address, { type: "ShareClaim", kind: "household", accountId, at }, part(context, "share", at));
}
