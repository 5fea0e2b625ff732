import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { HOUR_S, type Limiter, TooManyAttempts } from "@tablee/access/sign-in/limits";
import { declinesSince } from "@tablee/commands/billing/declines-since";
import { hasPaid } from "@tablee/commands/order/making/first-week";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { backoff } from "@tablee/platform/wait/retry";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** Cards that one account may have declined in an hour. */
const DECLINED_AN_HOUR = 5;
/** The same for all newcomers behind one network address: offices, residences and mobile carriers share an address. */
const DECLINED_OF_A_NETWORK = 50;
/** Longer than a request takes. A process that dies keeps its places for this long. */
const UNDER_WAY_S = 60;
const LONGEST_WAIT_MS = 30_000;

/** A place among the tries under way: its number, and its expiry by the machine's clock. */
interface Place {
  readonly number: number;
  readonly until: number;
}

/** A counter of declines: its key, and how many an hour it allows. */
interface Allowance {
  readonly key: string;
  readonly declines: number;
}

/**
 * Limits the cards that are tried: an hour allows five declines per account, and fifty per network address over the accounts that have
 * never paid. An account that has paid is limited by its own declines alone, so no household is refused for its neighbours' cards. Each
 * try under way holds one of the remaining places and releases it at its end, when its declines have been counted. Without a free place
 * it waits. Parallel tries thus get no further than sequential ones, and households behind one address that all pay well all get through.
 */
@Injectable()
export class CardTries {
  readonly #declined: Limiter;
  readonly #underWay: Limiter;
  readonly #counted: Limiter;

  constructor(private readonly api: ApiContext) {
    const { limits } = api.access;
    this.#declined = limits.limiter("card", DECLINED_OF_A_NETWORK, HOUR_S);
    this.#underWay = limits.limiter("card-under-way", DECLINED_OF_A_NETWORK, UNDER_WAY_S);
    this.#counted = limits.limiter("card-counted", 1, HOUR_S);
  }

  /**
   * Runs `work`, which may charge the gateway for the payments that it returns.
   * @throws Failure too-many-declines; TooManyAttempts if other tries take too long
   */
  async during<Work extends { readonly payments: readonly PaymentId[] }>(by: Caller, work: () => Promise<Work>): Promise<Work> {
    const allowances = await this.#allowancesOf(by);
    const places = await this.#enter(allowances);
    try {
      const worked = await work();
      await this.#count(worked.payments, allowances, by.receivedAt);
      return worked;
    } finally {
      await this.#leave(allowances, places);
    }
  }

  /** A visitor, who may buy a gift card, is counted by the visit and by the address of newcomers. */
  async #allowancesOf({ session, address, receivedAt }: Caller): Promise<readonly Allowance[]> {
    const { limits } = this.api.access;
    const accountId = session?.accountId;
    const own = { key: limits.key("card", accountId ?? `visit:${session?.hash ?? address}`), declines: DECLINED_AN_HOUR };
    if (accountId !== undefined && (await hasPaid(this.api.steps, accountId, receivedAt))) return [own];
    return [own, { key: limits.key("card", address), declines: DECLINED_OF_A_NETWORK }];
  }

  async #enter(allowances: readonly Allowance[]): Promise<readonly Place[]> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    for (const wait of backoff(100, 500)) {
      const places = await Promise.all(allowances.map(({ key }) => this.#take(key)));
      // Read after the place is taken: a try that has ended by then has its declines counted, any other still holds a place.
      const counted = await Promise.all(allowances.map(async ({ key }) => (await this.#declined.get(key)) ?? undefined));
      const left = allowances.map(({ declines }, i) => declines - (counted[i]?.consumedPoints ?? 0));
      if (places.every(({ number }, i) => number <= left[i]!)) return places;
      await this.#leave(allowances, places);
      const spent = counted.find((_, i) => left[i]! <= 0);
      if (spent) throw new Failure("too-many-declines", { retryAfterSeconds: new TooManyAttempts(spent).retryAfterSeconds });
      if (Date.now() > deadline) throw new TooManyAttempts({ msBeforeNext: wait });
      await sleep(wait);
    }
    throw new Error("unreachable");
  }

  async #take(key: string): Promise<Place> {
    const { consumedPoints, msBeforeNext } = await this.#underWay.penalty(key);
    return { number: consumedPoints, until: Date.now() + msBeforeNext };
  }

  /** A place is free once its minute has expired. */
  async #leave(allowances: readonly Allowance[], places: readonly Place[]): Promise<void> {
    await Promise.all(places.map(async ({ until }, i) => (Date.now() < until ? this.#underWay.reward(allowances[i]!.key) : undefined)));
  }

  /** Declines of the last hour, each attempt once, however many tries see it; a late decline counts with the next try. */
  async #count(paymentIds: readonly PaymentId[], allowances: readonly Allowance[], receivedAt: string): Promise<void> {
    for (const paymentId of paymentIds) {
      for (const reference of await declinesSince(this.api.steps, paymentId, addHours(receivedAt, -1)))
        if (await this.#isNew(reference)) await Promise.all(allowances.map(({ key }) => this.#declined.penalty(key)));
    }
  }

  async #isNew(attempt: string): Promise<boolean> {
    const { consumedPoints } = await this.#counted.penalty(this.api.access.limits.key("card-counted", attempt));
    return consumedPoints === 1;
  }
}
