import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Guesses {
  readonly accountId: AccountId;
  readonly tries: number;
}

/** Records that many sign-in attempts to an account were counted, over all sources together. */
export async function noticeGuesses(streams: Streams, { accountId, tries }: Guesses, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "NoticeGuesses", tries, at: context.at }, context);
}
