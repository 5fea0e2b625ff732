import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Note {
  readonly accountId: AccountId;
  /** Empty removes it. */
  readonly note: string;
}

/** Sets the note to the driver at the address. @throws Refused address-missing */
export function writeDeliveryNote(streams: Streams, { accountId, note }: Note, context: CommandContext): Promise<Outcome<Account>> {
  return streams.handle(accounts, accountId, { type: "WriteDeliveryNote", note, at: context.at }, context);
}
