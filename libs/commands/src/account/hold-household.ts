import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { isRefused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { householdOf, lapseOfUnpaid } from "./settle-household.ts";

/**
 * Claims an account's household for as long as its first payment takes: its claim may have lapsed since the address was given, and
 * another account may have made it. Does nothing without an address.
 * @throws Refused household-taken
 */
export async function holdHousehold(
  steps: Steps,
  { accountId }: { readonly accountId: AccountId },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(accounts, accountId);
  if (!("address" in state) || !state.address) return;
  const household = householdOf(steps, state.address.address);
  const { at } = context;
  const claim = { kind: "household", accountId, at, lapsesAt: lapseOfUnpaid(at) } as const;
  try {
    await steps.handle(claims, household, { type: "ExtendClaim", ...claim }, part(context, "claim"));
  } catch (error) {
    await shareIfAllowed(steps, { accountId, household }, error, context);
  }
}

/** What became of a claim that was refused: the household is shared where support lets the account. @throws the refusal */
export async function shareIfAllowed(
  steps: Steps,
  { accountId, household }: { readonly accountId: AccountId; readonly household: string },
  refusal: unknown,
  context: CommandContext,
): Promise<void> {
  if (!isRefused(refusal, "household-taken")) throw refusal;
  const { state } = await steps.load(accounts, accountId);
  if (!("mayShareHousehold" in state)) throw refusal;
  await steps.handle(claims, household, { type: "ShareClaim", kind: "household", accountId, at: context.at }, part(context, "share"));
}
