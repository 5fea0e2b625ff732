import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { hash } from "@node-rs/argon2";
import type { Person } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Language } from "@tablee/domain/kernel/region";
import { keyedHash } from "@tablee/platform/person-keys";
import { accounts, claims } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class OpenAccount extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly person: Person; readonly password: string; readonly language: Language },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** argon2id with 19 MiB, two passes, one lane (OWASP's least). */
export const hashPassword = (password: string): Promise<string> => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Emails are one address whatever their case. */
export const emailHash = (masterKey: string, email: string): string => keyedHash(masterKey, "email", email.trim().toLowerCase());

/** Claims the address first: a second registration with it fails by itself. */
@CommandHandler(OpenAccount)
export class OpenAccountHandler implements ICommandHandler<OpenAccount> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: OpenAccount) {
    const { runtime, vault, passwords, masterKey } = this.deps;
    const { accountId, person, password, language } = input;
    if (await passwords.isBreached(password)) throw new Refused(refuse("password-breached"));
    const address = emailHash(masterKey, person.email);
    const { at } = context;
    await runtime.handle(claims, `email_${address}`, { type: "ClaimFor", kind: "email", accountId, at }, part(context, "claim"), {
      expectNew: true,
    });
    await vault.query(
      "INSERT INTO vault.credential (account_id, email_hash, password_hash) VALUES ($1, $2, $3) ON CONFLICT (account_id) DO NOTHING",
      [accountId, address, await hashPassword(password)],
    );
    return runtime.handle(accounts, accountId, { type: "OpenAccount", accountId, person, language, at }, context, { expectNew: true });
  }
}
