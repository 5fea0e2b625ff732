import type { Giving } from "@tablee/access/sign-in/allowances";
import type { CommandContext } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";

/** The amount that counts towards the caller's allowance, in cents: support has one, finance does not. */
export function givingOf(
  by: Caller,
  { commandId, at }: Pick<CommandContext, "commandId" | "at">,
  accountId: AccountId | undefined,
  cents: number,
): Giving | undefined {
  const staff = by.staff?.staff;
  return staff?.role === "support" && accountId ? { commandId, staffId: staff.staffId, accountId, cents, at } : undefined;
}

/** Gives what was counted: an amount that is refused, or that the work fails to give, does not count as given. */
export async function give<Result>(
  { access }: Pick<ApiContext, "access">,
  giving: Giving | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (giving && (error instanceof Refused || error instanceof Failure)) await access.allowances.release(giving);
    throw error;
  }
}
