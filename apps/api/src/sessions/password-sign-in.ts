import { Injectable } from "@nestjs/common";
import { MANY_TRIES, type Try } from "@tablee/access/sign-in/attempts";
import { hashPassword, isPassword } from "@tablee/access/sign-in/password-hash";
import { Commands } from "@tablee/command-bus/commands";
import { noticeGuesses } from "@tablee/commands/account/sign-in/notice-guesses";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

interface Typed {
  readonly email: string;
  readonly password: string;
}

interface Known {
  /** Without one no password is right. */
  readonly passwordHash: string | null;
  /** Its owner is warned after many wrong passwords. */
  readonly accountId?: AccountId;
}

/** Compares passwords in equal time for known and unknown people; each try is counted before it is compared. */
@Injectable()
export class PasswordSignIn {
  readonly #absentHash = hashPassword("no account has this password");

  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /**
   * Returns the person who signs in with the password that was compared, and the try, which the caller marks as succeeded once nothing more is required.
   * @throws Failure sign-in-failed; TooManyAttempts; QueueFull when too many others are comparing at this moment
   */
  async open<Person extends Known>(
    scope: "client" | "staff",
    { email, password }: Typed,
    by: Caller,
    known: Person | undefined,
  ): Promise<{ readonly guess: Try; readonly known: Person & { readonly passwordHash: string } }> {
    const guess = await this.api.access.attempts.guess(scope, addressKey(email), by.address);
    const right = await isPassword(known?.passwordHash ?? (await this.#absentHash), password).catch(async (error) => {
      await guess.notJudged();
      throw error;
    });
    if (right && known?.passwordHash) return { guess, known: { ...known, passwordHash: known.passwordHash } };
    if (guess.warnsOwner && known?.accountId) this.#notice(known.accountId, by);
    throw new Failure("sign-in-failed");
  }

  /** Not waited for: the answer takes as long as for an unknown account. Should it fail, the next hundred tries are noticed. */
  #notice(accountId: AccountId, by: Caller): void {
    const context = { ...by.command("notice-guesses", accountId), actor: { kind: "system", id: "password-sign-in" } as const };
    void this.commands
      .send(noticeGuesses, { accountId, tries: MANY_TRIES }, context)
      .catch((err) => this.api.log.warn({ err }, "guesses at an account could not be noticed"));
  }
}
