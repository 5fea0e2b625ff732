import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import type { Steps, Streams } from "../../steps.ts";

interface Proof {
  readonly accountId: AccountId;
  /** The address that was proved. */
  readonly email: string;
}

/**
 * Records that the owner of an account's email address has proved it, by a mailed code or link. Before that, a stranger may have registered
 * with the address: the first proof also unlinks the providers that were linked earlier.
 */
export async function proveAddress(steps: Steps, { accountId, email }: Proof, context: CommandContext): Promise<void> {
  const { state: account } = await steps.load(accounts, accountId);
  if (!isUnproven(account)) return;
  for (const provider of account.providers ?? [])
    await steps.handle(accounts, accountId, { type: "UnlinkProvider", provider, at: context.at }, part(context, "unlink", provider));
  await steps.handle(accounts, accountId, { type: "VerifyEmail", email, at: context.at }, part(context, "verify"));
}

const isUnproven = (account: Account): account is Account & { readonly status: "open" } =>
  account.status === "open" && account.emailVerifiedAt === undefined;

/** Returns true for an open account whose address has not been proved yet. */
export const awaitsProof = async (streams: Streams, accountId: AccountId): Promise<boolean> =>
  isUnproven((await streams.load(accounts, accountId)).state);
