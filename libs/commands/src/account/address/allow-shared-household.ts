import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface SharedHousehold {
  readonly accountId: AccountId;
}

/** Support lets an account's next address be one that another account already has. */
export async function allowSharedHousehold(streams: Streams, { accountId }: SharedHousehold, context: CommandContext): Promise<void> {
  await streams.handle(accounts, accountId, { type: "AllowSharedHousehold", at: context.at }, context);
}
