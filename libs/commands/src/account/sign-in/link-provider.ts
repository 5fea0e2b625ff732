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

/** Links a provider to the account; the vault already holds the provider's id of the person. */
export async function linkProvider(
  streams: Streams,
  { accountId, provider, during }: ProviderToLink,
  context: CommandContext,
): Promise<void> {
  await streams.handle(accounts, accountId, { type: "LinkProvider", provider, during, at: context.at }, context);
}
