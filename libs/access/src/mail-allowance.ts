import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import { UNPROVEN_MAILS_A_DAY } from "@tablee/domain/notice/vocabulary";
import { HOUR_S, type Limiter, type Limits } from "./sign-in/limits.ts";

/** Counts are kept longer than a day of any clock. */
const KEPT_S = 48 * HOUR_S;

/** The mails that an account may cause to an address that was never verified, which may be a stranger's. */
export class MailAllowance {
  readonly #limits: Limits;
  readonly #mails: Limiter;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#mails = limits.limiter("unproven-mail", UNPROVEN_MAILS_A_DAY, KEPT_S);
  }

  /** Counts a mail on the day of `at`, in UTC. Returns whether it may be sent. */
  async take(accountId: AccountId, at: Instant): Promise<boolean> {
    const key = this.#limits.key("unproven-mail", `${accountId}|${at.slice(0, 10)}`);
    return (await this.#mails.penalty(key)).consumedPoints <= UNPROVEN_MAILS_A_DAY;
  }
}
