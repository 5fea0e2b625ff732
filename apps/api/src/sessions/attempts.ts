import { Injectable } from "@nestjs/common";
import { keyedHash } from "@tablee/platform/person-keys";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";

const DAY_S = 24 * 3_600;
const HOUR_S = 3_600;
/** Tries per pair of account and network address before the waits begin (DECISIONS: accounts, access). */
const FREE_TRIES = 5;
const LONGEST_WAIT_S = 60;
const TRIES_OF_AN_ADDRESS = 50;
/** Tries on one account within an hour, from everywhere together, at each multiple of which its owner is to be warned. */
export const MANY_TRIES = 100;
const CARDS_AN_HOUR = 5;
/** Asking whether an address of mail is taken, in whatever way. */
const QUESTIONS_A_MINUTE = 30;

/** A try that was counted before it was judged; one that was right is taken back. */
export interface Try {
  /** Whether the account has just had many tries, from everywhere together: they make no wait. */
  readonly isOneOfMany: boolean;
  succeeded(): Promise<void>;
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
  readonly #cards: RateLimiterPostgres;
  readonly #accounts: RateLimiterPostgres;

  constructor(private readonly api: ApiContext) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: api.pool,
        schemaName: "vault",
        tableName: "rate_limit",
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      });
    this.#pairs = limiter("pair", Number.MAX_SAFE_INTEGER, DAY_S);
    this.#waits = limiter("wait", 1, LONGEST_WAIT_S);
    this.#addresses = limiter("address", TRIES_OF_AN_ADDRESS, HOUR_S);
    this.#questions = limiter("question", QUESTIONS_A_MINUTE, 60);
    this.#cards = limiter("card", CARDS_AN_HOUR, HOUR_S);
    this.#accounts = limiter("account", Number.MAX_SAFE_INTEGER, HOUR_S);
  }

  /**
   * A password or code for an account from a network address: five tries, then one after each of the waits of 1, 2, 4 … 60 s; and
   * fifty an hour from one address, whichever the accounts. Tries on an account are counted together too, without a wait: others'
   * attempts never lock it.
   * @throws Failure too-many-attempts
   */
  async guess(scope: string, account: string, address: string): Promise<Try> {
    const pair = this.#key(scope, `${account}|${address}`);
    const from = this.#key("address", address);
    await taken(this.#addresses.consume(from));
    const { consumedPoints: tries } = await this.#pairs.consume(pair);
    if (tries >= FREE_TRIES) {
      const customDuration = Math.min(2 ** (tries - FREE_TRIES), LONGEST_WAIT_S);
      await taken(this.#waits.consume(pair, 1, { customDuration })).catch(async (failure) => {
        // A try that was not judged makes the next wait no longer.
        await this.#pairs.reward(pair);
        throw failure;
      });
    }
    const everywhere = this.#key(scope, account);
    const { consumedPoints: all } = await this.#accounts.consume(everywhere);
    return {
      isOneOfMany: all % MANY_TRIES === 0,
      succeeded: async () => {
        const forgiven = [this.#addresses.reward(from), this.#accounts.reward(everywhere)];
        await Promise.all([this.#pairs.delete(pair), this.#waits.delete(pair), ...forgiven]);
      },
    };
  }

  /** @throws Failure too-many-attempts */
  async ask(address: string): Promise<void> {
    await taken(this.#questions.consume(this.#key("question", address)));
  }

  /**
   * Before a card is asked: five may be declined in an hour, per account and per network address. Of one payment only one attempt
   * is under way at a time, so what has been declined is counted afterwards; behind one address many households may pay at once.
   * Answers what to call when it was declined.
   * @throws Failure too-many-attempts
   */
  async tryCard(accountId: string, address: string): Promise<() => Promise<void>> {
    const keys = [this.#key("card", accountId), this.#key("card", address)];
    for (const declined of await Promise.all(keys.map((key) => this.#cards.get(key))))
      if (declined && declined.consumedPoints >= CARDS_AN_HOUR) throw tooMany(declined);
    return async () => void (await Promise.all(keys.map((key) => this.#cards.penalty(key))));
  }

  #key(scope: string, text: string): string {
    return keyedHash(this.api.config.TABLEE_MASTER_KEY, `attempt:${scope}`, text);
  }
}

async function taken(consuming: Promise<unknown>): Promise<void> {
  await consuming.catch((rejection: unknown) => {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooMany(rejection);
  });
}

const tooMany = ({ msBeforeNext }: RateLimiterRes): Failure =>
  new Failure("too-many-attempts", { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
