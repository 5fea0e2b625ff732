import { giveAddress } from "@tablee/commands/account/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { householdOf } from "@tablee/commands/account/settle-household";
import { claims } from "@tablee/commands/aggregates";
import type { CommandContext } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import type { Steps } from "@tablee/commands/steps";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { address, method, person, plan, tastes } from "@tablee/domain/testing/examples";
import { slot } from "./setting.ts";
import type { World } from "./world.ts";

/** Accounts that sign up beside each other, and the claims on households that come of it. */

export const contextOf = (account: AccountId, at: Instant, what: string): CommandContext => {
  const commandId = idFrom("claims", account, what);
  return { commandId, actor: { kind: "client", id: account }, correlationId: commandId, subject: account, at };
};

/** What was refused, or what came of it. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error) => {
    if (error instanceof Refused) return error.code;
    throw error;
  });

export async function register(steps: Steps, account: AccountId, at: Instant): Promise<void> {
  const email = `${account}@example.com`;
  const opening = { accountId: account, person: { ...person, email }, password: "a simulated household's own", language: "en" } as const;
  await openAccount(steps, opening, contextOf(account, at, "open"));
}
/** Writes the address down. @returns what was refused, or "given" */
export const write = (steps: Steps, account: AccountId, at: Instant, where = address): Promise<unknown> =>
  outcomeOf(giveAddress(steps, { accountId: account, address: where }, contextOf(account, at, `address at ${at}`)).then(() => "given"));

/** Completes the sign-up; once more with the same try. @returns what was refused, or what came of the charge */
export function pay(steps: Steps, account: AccountId, at: Instant, attempt = "pay"): Promise<unknown> {
  const chosen = { plan, tastes, weekday: slot.weekday, window: slot.window };
  const input = { accountId: account, methodToken: method.token, chosen };
  return outcomeOf(completeSignUp(steps, input, contextOf(account, at, attempt)).then(({ result }) => result));
}

export async function holderIn(world: World): Promise<AccountId | undefined> {
  return (await claimIn(world))?.accountId;
}

/** The claim on an address's household, where there is one. */
export async function claimIn(world: World, where = address) {
  const { steps } = world.process();
  const { state } = await steps.load(claims, householdOf(steps, where));
  return state.status === "held" ? state : undefined;
}
