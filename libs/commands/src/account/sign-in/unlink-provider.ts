import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface ProviderToUnlink {
  readonly accountId: AccountId;
  readonly provider: SignInProvider;
}

/** Unlinks a provider from the account. */
export async function unlinkProvider(streams: Streams, { accountId, provider }: ProviderToUnlink, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "UnlinkProvider", provider, at: context.at }, context);
}
