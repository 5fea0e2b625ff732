import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Reveal {
  readonly accountId: AccountId;
}

/** Records that a member of staff views a person's email, phone and address; the event holds who and why. */
export async function revealPersonalData(streams: Streams, { accountId }: Reveal, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "RevealPersonalData", at: context.at }, context);
}
