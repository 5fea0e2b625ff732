import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { weaknessOf } from "@tablee/domain/account/password";
import type { Person } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Language } from "@tablee/domain/kernel/region";
import { addMinutes } from "@tablee/domain/kernel/time";
import { keyedHash } from "@tablee/platform/person-keys";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { hashPassword } from "./password-hash.ts";

export class OpenAccount extends Command<{ readonly accountId: string; readonly position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly person: Person; readonly password: string; readonly language: Language },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Emails are one address whatever their case. */
export const emailHash = (masterKey: string, email: string): string => keyedHash(masterKey, "email", email.trim().toLowerCase());

/** How long a registration may take between its claim and its account; one that took longer has died. */
const PATIENCE_MINUTES = 1;

/** Claims the address first: a second registration with it fails by itself, unless the first one never came to its account. */
@CommandHandler(OpenAccount)
export class OpenAccountHandler implements ICommandHandler<OpenAccount> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: OpenAccount) {
    const { runtime, vault, passwords, masterKey } = this.deps;
    const { person, password, language } = input;
    const weakness = weaknessOf(password, person);
    if (weakness) throw new Refused(refuse(weakness));
    if (await passwords.isBreached(password)) throw new Refused(refuse("password-breached"));
    // Before anything is claimed: it may be refused, and takes as long for an address that is taken.
    const hash = await hashPassword(password);
    const address = emailHash(masterKey, person.email);
    const { at } = context;
    const accountId = await this.#claim(address, input.accountId, context);
    await vault.query(
      `INSERT INTO vault.credential (account_id, email_hash, password_hash) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET password_hash = $3`,
      [accountId, address, hash],
    );
    const command = { type: "OpenAccount", accountId, person, language, at } as const;
    const { position } = await runtime.handle(accounts, accountId, command, { ...context, subject: accountId }, { expectNew: true });
    return { accountId, position };
  }

  /** Whose the address is from now on: the new account's, or that of a registration that died before there was one. */
  async #claim(address: string, accountId: string, context: CommandContext): Promise<string> {
    const { runtime } = this.deps;
    const id = `email_${address}`;
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
}
