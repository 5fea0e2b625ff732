import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import { Failure } from "../http/failure.ts";
import type { Flipper } from "./flipper.service.ts";

/**
 * Refuses plans that cannot be chosen: ready-to-eat meals need the flag `ready_to_eat`.
 * @throws Failure plan-not-offered
 */
export async function refuseUnlessOffered(flipper: Flipper, { type }: Plan, accountId: AccountId | undefined): Promise<void> {
  if (type === "ready-to-eat" && !(await flipper.enabled("ready_to_eat", accountId))) throw new Failure("plan-not-offered");
}
