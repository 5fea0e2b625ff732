import { setTimeout as sleep } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { HOUR_S, type Limiter, TooManyAttempts } from "@tablee/access/sign-in/limits";
import { declinesSince } from "@tablee/commands/billing/declines-since";
import type { PaymentId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { backoff } from "@tablee/platform/wait/retry";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

const DECLINED_AN_HOUR = 5;
/** Longer than a request takes. A process that dies keeps its places for this long. */
const UNDER_WAY_S = 60;
const LONGEST_WAIT_MS = 30_000;

/** A place among the tries under way: its number, and its expiry by the machine's clock. */
interface Place {
  readonly number: number;
  readonly until: number;
}

/**
 * Limits the cards that are tried: five may be declined an hour, per account and per network address. Each try under way holds
 * one of the remaining places and releases it at its end, when its declines have been counted. Without a free place it waits.
 * Parallel tries thus get no further than sequential ones, and households behind one address that all pay well all get through.
 */
@Injectable()
export class CardTries {
  readonly #declined: Limiter;
  readonly #underWay: Limiter;
  readonly #counted: Limiter;

  constructor(private readonly api: ApiContext) {
    const { limits } = api.access;
    this.#declined = limits.limiter("card", DECLINED_AN_HOUR, HOUR_S);
    this.#underWay = limits.limiter("card-under-way", DECLINED_AN_HOUR, UNDER_WAY_S);
    this.#counted = limits.limiter("card-counted", 1, HOUR_S);
  }

  /**
   * Runs `work`, which may charge the gateway for the payments that it returns.
   * @throws TooManyAttempts
   */
  async during<Work extends { readonly payments: readonly PaymentId[] }>(by: Caller, work: () => Promise<Work>): Promise<Work> {
    const keys = [by.accountId, by.address].map((text) => this.api.access.limits.key("card", text));
    const places = await this.#enter(keys);
    try {
      const worked = await work();
      await this.#count(worked.payments, keys, by.receivedAt);
      return worked;
    } finally {
      await this.#leave(keys, places);
    }
  }

  async #enter(keys: readonly string[]): Promise<readonly Place[]> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    for (const wait of backoff(100, 500)) {
      const places = await Promise.all(keys.map((key) => this.#take(key)));
      // Read after the place is taken: a try that has ended by then has its declines counted, any other still holds a place.
      const declined = await Promise.all(keys.map(async (key) => (await this.#declined.get(key)) ?? undefined));
      if (places.every(({ number }, i) => number + (declined[i]?.consumedPoints ?? 0) <= DECLINED_AN_HOUR)) return places;
      await this.#leave(keys, places);
      const spent = declined.find((each) => each && each.consumedPoints >= DECLINED_AN_HOUR);
      if (spent || Date.now() > deadline) throw new TooManyAttempts(spent ?? { msBeforeNext: wait });
      await sleep(wait);
    }
    throw new Error("unreachable");
  }

  async #take(key: string): Promise<Place> {
    const { consumedPoints, msBeforeNext } = await this.#underWay.penalty(key);
    return { number: consumedPoints, until: Date.now() + msBeforeNext };
  }

  /** A place is free once its minute has expired. */
  async #leave(keys: readonly string[], places: readonly Place[]): Promise<void> {
    await Promise.all(places.map(async ({ until }, i) => (Date.now() < until ? this.#underWay.reward(keys[i]!) : undefined)));
  }

  /** Declines of the last hour, each attempt once, however many tries see it; a late decline counts with the next try. */
  async #count(paymentIds: readonly PaymentId[], keys: readonly string[], receivedAt: string): Promise<void> {
    for (const paymentId of paymentIds) {
      for (const reference of await declinesSince(this.api.steps, paymentId, addHours(receivedAt, -1)))
        if (await this.#isNew(reference)) await Promise.all(keys.map((key) => this.#declined.penalty(key)));
    }
  }

  async #isNew(attempt: string): Promise<boolean> {
    const { consumedPoints } = await this.#counted.penalty(this.api.access.limits.key("card-counted", attempt));
    return consumedPoints === 1;
  }
}
