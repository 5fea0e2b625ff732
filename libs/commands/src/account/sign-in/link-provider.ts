import type { ProviderLinkedAt, SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface ProviderToLink {
  readonly accountId: AccountId;
  readonly provider: SignInProvider;
  readonly during: ProviderLinkedAt;
}

/** The account is signed in to with a provider as well; which person of the provider's that is the vault knows already. */
export async function linkProvider(
  streams: Streams,
  { accountId, provider, during }: ProviderToLink,
  context: CommandContext,
): Promise<void> {
  await streams.handle(accounts, accountId, { type: "LinkProvider", provider, during, at: context.at }, context);
}
