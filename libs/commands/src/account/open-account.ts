import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { hashPassword } from "@tablee/access/password-hash";
import { weaknessOf } from "@tablee/domain/account/password";
import type { Person } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Language } from "@tablee/domain/kernel/region";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class OpenAccount extends Command<{ readonly accountId: string; readonly position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly person: Person; readonly password: string; readonly language: Language },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** How long a registration may take between its claim and its account; one that takes longer has crashed. */
const PATIENCE_MINUTES = 1;

/**
 * Claims the address first: a second registration with it fails by itself, unless the first one crashed before it had an account.
 * Answers the account, which is that earlier registration's where it crashed.
 * @throws Refused for a weak or breached password, email-taken; QueueFull
 */
export async function openAccount(
  deps: Pick<Dependencies, "runtime" | "access" | "passwords">,
  input: OpenAccount["input"],
  context: CommandContext,
): Promise<{ readonly accountId: string; readonly position: bigint }> {
  const { person, password, language } = input;
  const weakness = weaknessOf(password, person);
  if (weakness) throw new Refused(refuse(weakness));
  if (await deps.passwords.isBreached(password)) throw new Refused(refuse("password-breached"));
  // Before anything is claimed: it may be refused, and takes as long for an address that is taken.
  const passwordHash = await hashPassword(password);
  const accountId = await claimAddress(deps, input, context);
  await deps.access.credentials.keep({ accountId, passwordHash }, person.email);
  const command = { type: "OpenAccount", accountId, person, language, at: context.at } as const;
  const { position } = await deps.runtime.handle(accounts, accountId, command, { ...context, subject: accountId }, { expectNew: true });
  return { accountId, position };
}

/** The account that has the address from now on: the new one, or that of a registration that crashed before there was one. */
async function claimAddress(
  { runtime, access }: Pick<Dependencies, "runtime" | "access">,
  { accountId, person }: OpenAccount["input"],
  context: CommandContext,
): Promise<string> {
  const id = `email_${access.credentials.emailHash(person.email)}`;
  const claim = { type: "ClaimFor", kind: "email", accountId, at: context.at } as const;
  try {
    await runtime.handle(claims, id, claim, part(context, "claim"), { expectNew: true });
    return accountId;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "email-taken") throw error;
    const { state: held } = await runtime.load(claims, id);
    if (held.status !== "held" || context.at < addMinutes(held.since, PATIENCE_MINUTES)) throw error;
    const { state: holder } = await runtime.load(accounts, held.accountId);
    if (holder.status !== "none") throw error;
    return held.accountId;
  }
}

@CommandHandler(OpenAccount)
export class OpenAccountHandler implements ICommandHandler<OpenAccount> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input, context }: OpenAccount) {
    return openAccount(this.deps, input, context);
  }
}
