import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { NoticeGuesses } from "@tablee/commands/account/notice-guesses";
import { hashPassword, isPassword } from "@tablee/commands/account/password-hash";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { Attempts, MANY_TRIES, type Try } from "./attempts.ts";

interface Typed {
  readonly email: string;
  readonly password: string;
}

/** The account that is signed in to; its owner is warned after many wrong passwords. */
interface Known {
  readonly hash: string;
  readonly accountId?: string;
}

/** Compares passwords in equal time for known and unknown people; each try is counted before it is compared. */
@Injectable()
export class PasswordDoor {
  readonly #nobody = hashPassword("nobody has this password");

  constructor(
    private readonly api: ApiContext,
    private readonly bus: CommandBus,
    private readonly attempts: Attempts,
  ) {}

  /**
   * Answers the try, which the caller ends as succeeded once nothing more is asked for.
   * @throws Failure sign-in-failed or too-many-attempts; QueueFull when many others compare at this moment
   */
  async open(scope: "client" | "staff", { email, password }: Typed, by: Caller, known: Known | undefined): Promise<Try> {
    const guess = await this.attempts.guess(scope, email.trim().toLowerCase(), by.address);
    const right = await isPassword(known?.hash ?? (await this.#nobody), password).catch(async (error) => {
      await guess.notJudged();
      throw error;
    });
    if (right && known) return guess;
    if (guess.isOneOfMany && known?.accountId) this.#notice(known.accountId, by);
    throw new Failure("sign-in-failed");
  }

  /** Not waited for: the answer takes as long as for an unknown account. Should it fail, the next hundred tries are noticed. */
  #notice(accountId: string, by: Caller): void {
    const context = { ...by.command("notice-guesses", accountId), actor: { kind: "system", id: "password-door" } as const };
    const notice = new NoticeGuesses({ accountId, tries: MANY_TRIES }, context);
    void this.bus.execute(notice).catch((err) => this.api.log.warn({ err }, "guesses at an account could not be noticed"));
  }
}
