import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { proveAddress } from "@tablee/commands/account/address/prove-address";
import { personOf } from "@tablee/commands/account/person-of";
import { recordPasswordChange } from "@tablee/commands/account/sign-in/record-password-change";
import { requestPasswordReset } from "@tablee/commands/account/sign-in/request-password-reset";
import type { CommandContext } from "@tablee/commands/context";
import type { InputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/passwords";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { NewPasswords } from "./new-passwords.ts";

const done = { done: true } as const;

/** A forgotten password: a link by mail, and a new password by that link. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly api: ApiContext,
    private readonly passwords: NewPasswords,
    private readonly commands: Commands,
  ) {}

  /** Makes the link after the answer is sent, so that time and answer are the same where no account has the address. */
  async request({ email }: InputOf<typeof calls.requestPasswordReset>, by: Caller, reply: FastifyReply) {
    const { attempts, credentials } = this.api.access;
    const retryAfterSeconds = await attempts.requestReset(email, by.address);
    if (retryAfterSeconds > 0) throw new Failure("password-resets-blocked", { retryAfterSeconds });
    const known = await credentials.find(email);
    if (known) reply.raw.once("close", () => this.#sendLink(known.accountId, by));
    return done;
  }

  /** @throws Failure reset-link-invalid */
  async check({ token }: InputOf<typeof calls.checkResetLink>, by: Caller) {
    await this.api.access.attempts.ask(by.address);
    await this.#accountOf(token);
    return done;
  }

  /**
   * Sets a new password by a mailed link. Every other way in ends, linked providers too: a person who knew the old password may have linked
   * one.
   * @throws Failure reset-link-invalid, also to the later of two uses at once
   */
  async reset({ token, ...chosen }: InputOf<typeof calls.resetPassword>, by: Caller) {
    await this.api.access.attempts.ask(by.address);
    const accountId = await this.#accountOf(token);
    const passwordHash = await this.passwords.hashOf(accountId, chosen);
    const email = (await personOf(this.api.steps, accountId))?.person.email;
    const isChanged = await this.api.access.changePassword({ accountId, passwordHash, by: { link: token } });
    if (!isChanged) throw new Failure("reset-link-invalid");
    await this.commands.send(recordPasswordChange, { accountId, by: "link" }, by.own("record-password-change", accountId));
    // The link proves the address to which it was mailed.
    if (email) await this.commands.send(proveAddress, { accountId, email }, by.own("prove-address", accountId));
    return done;
  }

  async #accountOf(token: string): Promise<AccountId> {
    const accountId = await this.api.access.passwordResets.accountOf(token);
    if (!accountId) throw new Failure("reset-link-invalid");
    return accountId;
  }

  /** Makes a link, which is mailed to the account's own address. */
  async send(accountId: AccountId, context: CommandContext): Promise<void> {
    const resetId = randomUUID();
    await this.api.access.passwordResets.issue(accountId, resetId);
    await this.commands.send(requestPasswordReset, { accountId, resetId }, context);
  }

  /** If it fails, no mail is sent, and the person asks again. */
  async #sendLink(accountId: AccountId, by: Caller): Promise<void> {
    try {
      const actor = { kind: "system", id: "password-reset" } as const;
      await this.send(accountId, { ...by.command("request-password-reset", accountId), actor });
    } catch (err) {
      this.api.log.warn({ err }, "a link to a new password could not be made");
    }
  }
}
