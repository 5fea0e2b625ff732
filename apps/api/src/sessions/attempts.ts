import { Injectable } from "@nestjs/common";
import type { RateLimiterPostgres } from "rate-limiter-flexible";
import { ApiContext } from "../api-context.ts";
import { HOUR_S, limiter, limitKey, taken } from "./limiter.ts";

const DAY_S = 24 * HOUR_S;
/** Tries per pair of account and network address before the waits begin (DECISIONS: accounts, access). */
const FREE_TRIES = 5;
const LONGEST_WAIT_S = 60;
const TRIES_OF_AN_ADDRESS = 50;
/** Tries on one account within an hour, from everywhere together, at each multiple of which its owner is to be warned. */
export const MANY_TRIES = 100;
/** Asking whether an address of mail is taken, in whatever way. */
const QUESTIONS_A_MINUTE = 30;

/** A try that was counted before it was judged; one that was right is taken back. */
export interface Try {
  /** Whether the account has just had many tries, from everywhere together: they make no wait. */
  readonly isOneOfMany: boolean;
  succeeded(): Promise<void>;
  /** Nothing was verified: it counts for nothing, and forgives nothing. */
  notJudged(): Promise<void>;
}

/**
 * Counts what could be guessed: each try is counted by one statement before anything is verified, so that many at once are no more
 * than one after another. Kept in Postgres, for all API processes together; keys are hashes.
 */
@Injectable()
export class Attempts {
  readonly #pairs: RateLimiterPostgres;
  readonly #waits: RateLimiterPostgres;
  readonly #addresses: RateLimiterPostgres;
  readonly #questions: RateLimiterPostgres;
  readonly #accounts: RateLimiterPostgres;

  constructor(private readonly api: ApiContext) {
    this.#pairs = limiter(api, "pair", Number.MAX_SAFE_INTEGER, DAY_S);
    this.#waits = limiter(api, "wait", 1, LONGEST_WAIT_S);
    this.#addresses = limiter(api, "address", TRIES_OF_AN_ADDRESS, HOUR_S);
    this.#questions = limiter(api, "question", QUESTIONS_A_MINUTE, 60);
    this.#accounts = limiter(api, "account", Number.MAX_SAFE_INTEGER, HOUR_S);
  }

  /**
   * A password for an account from a network address: five tries, then one after each of the waits of 1, 2, 4 … 60 s; and fifty an
   * hour from one address, whichever the accounts. A try that is refused takes nothing from its address. Tries on an account are
   * counted together too, without a wait: others' attempts never lock it.
   * @throws Failure too-many-attempts
   */
  async guess(scope: "client" | "staff", account: string, address: string): Promise<Try> {
    const pair = this.#key(scope, `${account}|${address}`);
    const from = this.#key("address", address);
    try {
      await taken(this.#addresses.consume(from));
      await this.#pace(pair);
    } catch (failure) {
      await this.#addresses.reward(from);
      throw failure;
    }
    const everywhere = this.#key(scope, account);
    const { consumedPoints: all } = await this.#accounts.consume(everywhere);
    return {
      isOneOfMany: all % MANY_TRIES === 0,
      succeeded: async () => {
        const forgiven = [this.#addresses.reward(from), this.#accounts.reward(everywhere)];
        await Promise.all([this.#forget(pair), ...forgiven]);
      },
      notJudged: async () => {
        await Promise.all([this.#pairs.reward(pair), this.#addresses.reward(from), this.#accounts.reward(everywhere)]);
      },
    };
  }

  /**
   * An authenticator's code: as many tries as a password, for the member of staff alone. A caller who has the password can change
   * network addresses, and must not lock out the other members.
   * @throws Failure too-many-attempts
   */
  async guessCode(staffId: string): Promise<Pick<Try, "succeeded">> {
    const own = this.#key("code", staffId);
    await this.#pace(own);
    return { succeeded: () => this.#forget(own) };
  }

  /** Counts a try, and refuses it during a wait: then it makes the next wait no longer, since it is not judged. */
  async #pace(key: string): Promise<void> {
    const { consumedPoints: tries } = await this.#pairs.consume(key);
    if (tries < FREE_TRIES) return;
    const customDuration = Math.min(2 ** (tries - FREE_TRIES), LONGEST_WAIT_S);
    await taken(this.#waits.consume(key, 1, { customDuration })).catch(async (failure) => {
      await this.#pairs.reward(key);
      throw failure;
    });
  }

  async #forget(key: string): Promise<void> {
    await Promise.all([this.#pairs.delete(key), this.#waits.delete(key)]);
  }

  /** @throws Failure too-many-attempts */
  async ask(address: string): Promise<void> {
    await taken(this.#questions.consume(this.#key("question", address)));
  }

  #key(scope: string, text: string): string {
    return limitKey(this.api, scope, text);
  }
}
