import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { HOUR_S, type Limiter, type Limits, TooManyAttempts, taken } from "./limits.ts";

const DAY_S = 24 * HOUR_S;
/** Password attempts per pair of account and network address before the waits begin (DECISIONS: accounts, access). */
const FREE_TRIES = 5;
const LONGEST_WAIT_S = 60;
/** Attempts from one network address within an hour, over all accounts. */
const TRIES_OF_AN_ADDRESS = 50;
/** Attempts on one account within an hour, from all addresses together, at each multiple of which its owner is warned. */
export const MANY_TRIES = 100;
/** Questions whether an email address is taken, from one network address. */
const QUESTIONS_A_MINUTE = 30;
/** Steps of sign-ins by a provider from one network. They guess no account, but each costs a row or a request. */
const PROVIDER_STEPS_A_MINUTE = 120;
/** Address suggestions per account. Each one is a request to the address service; typing needs fewer. */
const SUGGESTIONS_A_MINUTE = 120;

/** Links to a new password for one email address in a day; one more request blocks further ones for a day (DECISIONS). */
const RESETS_A_DAY = 5;
/** The same from one network address, in an hour. */
const RESETS_OF_AN_ADDRESS = 50;

/** Codes to verify an email address, per account. */
const CODES_AN_HOUR = 5;
/** The same in a day: each code can be entered wrong five times, and the person who opened the account may not own the address. */
const CODES_A_DAY = 15;
/** Codes that prove the ownership of an account, per pair of account and network address. One more blocks them for a day. */
const PROOFS_A_DAY = 5;
/** The same per account: limits the mails that strangers in many networks cause its owner. */
const PROOFS_FROM_EVERYWHERE = 20;
/** Unknown codes of offers, per account: people mistype a few, a list has thousands. */
const UNKNOWN_OFFERS_AN_HOUR = 30;
/** The same per network address: many people follow an outdated link from one office, or through one carrier. */
const UNKNOWN_OFFERS_OF_AN_ADDRESS = 100;
/** Unknown codes of gift cards per network address: they are money. */
const UNKNOWN_GIFT_CODES_AN_HOUR = 20;
/** Receipts by mail that an account may request while its address is not verified. */
const RECEIPTS_A_DAY = 10;

/** An attempt, counted before it is verified. A successful one is uncounted. */
export interface Try {
  /** True at each multiple of MANY_TRIES on the account, from all addresses together: its owner is then warned. */
  readonly warnsOwner: boolean;
  succeeded(): Promise<void>;
  /** Uncounts the attempt, because nothing was verified; earlier attempts still count. */
  notJudged(): Promise<void>;
}

/**
 * Counts guesses: each attempt is counted by one statement before anything is verified, so concurrent attempts gain nothing over sequential
 * ones. Kept in Postgres, for all API processes together; keys are hashes.
 */
export class Attempts {
  readonly #pairs: Limiter;
  readonly #waits: Limiter;
  readonly #addresses: Limiter;
  readonly #providerSteps: Limiter;
  readonly #questions: Limiter;
  readonly #suggestions: Limiter;
  readonly #accounts: Limiter;
  readonly #resets: Limiter;
  readonly #resetsFrom: Limiter;
  readonly #codes: Limiter;
  readonly #codesOfDay: Limiter;
  readonly #proofs: Limiter;
  readonly #proofsFromEverywhere: Limiter;
  readonly #mailedCodes: Limiter;
  readonly #offers: Limiter;
  readonly #offersFrom: Limiter;
  readonly #giftCodes: Limiter;
  readonly #furtherGiftCodes: Limiter;
  readonly #receipts: Limiter;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#pairs = limits.limiter("pair", Number.MAX_SAFE_INTEGER, DAY_S);
    this.#waits = limits.limiter("wait", 1, LONGEST_WAIT_S);
    this.#addresses = limits.limiter("address", TRIES_OF_AN_ADDRESS, HOUR_S);
    this.#providerSteps = limits.limiter("provider-step", PROVIDER_STEPS_A_MINUTE, 60);
    this.#questions = limits.limiter("question", QUESTIONS_A_MINUTE, 60);
    this.#suggestions = limits.limiter("suggestion", SUGGESTIONS_A_MINUTE, 60);
    this.#resets = limits.limiter("reset", RESETS_A_DAY, DAY_S, DAY_S);
    this.#resetsFrom = limits.limiter("reset-from", RESETS_OF_AN_ADDRESS, HOUR_S);
    this.#codes = limits.limiter("email-code", CODES_AN_HOUR, HOUR_S);
    this.#codesOfDay = limits.limiter("email-codes", CODES_A_DAY, DAY_S);
    this.#proofs = limits.limiter("identity-code", PROOFS_A_DAY, DAY_S, DAY_S);
    this.#proofsFromEverywhere = limits.limiter("identity-codes", PROOFS_FROM_EVERYWHERE, DAY_S);
    this.#mailedCodes = limits.limiter("mailed-code", TRIES_OF_AN_ADDRESS, HOUR_S);
    this.#offers = limits.limiter("offer-code", UNKNOWN_OFFERS_AN_HOUR, HOUR_S);
    this.#offersFrom = limits.limiter("offer-code-from", UNKNOWN_OFFERS_OF_AN_ADDRESS, HOUR_S);
    this.#giftCodes = limits.limiter("gift-code", UNKNOWN_GIFT_CODES_AN_HOUR, HOUR_S);
    this.#furtherGiftCodes = limits.limiter("further-gift-code", 1, LONGEST_WAIT_S);
    this.#receipts = limits.limiter("receipts", RECEIPTS_A_DAY, DAY_S);
    this.#accounts = limits.limiter("account", Number.MAX_SAFE_INTEGER, HOUR_S);
  }

  /**
   * Counts a password attempt for an account from a network address. Five are free of waits; between later ones the waits are 1, 2, 4 … 60
   * seconds. One network address has fifty an hour, over all accounts; a refused attempt does not count against them. The attempts on an account
   * from all addresses are also counted together, and cause no wait: strangers' attempts never lock an account.
   * @throws TooManyAttempts
   */
  async guess(scope: "client" | "staff", account: string, address: string): Promise<Try> {
    const pair = this.#limits.key(scope, `${account}|${address}`);
    const from = this.#limits.key("address", address);
    try {
      await taken(this.#addresses.consume(from));
      await this.#pace(pair);
    } catch (failure) {
      await this.#addresses.reward(from);
      throw failure;
    }
    const everywhere = this.#limits.key(scope, account);
    const { consumedPoints: all } = await this.#accounts.consume(everywhere);
    return {
      warnsOwner: all % MANY_TRIES === 0,
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
   * Counts an attempt at an authenticator's code. The limits are those of passwords, per member of staff alone: a caller who has the
   * password can change network addresses, and must not lock out the other members.
   * @throws TooManyAttempts
   */
  async guessCode(staffId: string): Promise<Pick<Try, "succeeded">> {
    const own = this.#limits.key("code", staffId);
    await this.#pace(own);
    return { succeeded: () => this.#forget(own) };
  }

  /**
   * Counts an attempt at a mailed code from a network address, with the hourly limit of passwords, over all accounts. Every code allows
   * five entries; a caller with many accounts has many codes.
   * @throws TooManyAttempts
   */
  guessMailedCode(address: string): Promise<Pick<Try, "succeeded">> {
    return this.#count([[this.#mailedCodes, this.#limits.key("mailed-code", address)]]);
  }

  /**
   * Counts an attempt at an offer's code, typed in or brought by a link. A visitor is counted by network address alone, since a new visit
   * costs nothing.
   * @throws TooManyAttempts
   */
  guessOffer(accountId: string | undefined, address: string): Promise<Pick<Try, "succeeded">> {
    const own = accountId === undefined ? [] : [[this.#offers, this.#limits.key("offer-code", accountId)] as const];
    return this.#count([[this.#offersFrom, this.#limits.key("offer-code", address)], ...own]);
  }

  /**
   * Counts an attempt at the code of a gift card, by network address. After twenty wrong ones in an hour there is one a minute: a person who
   * shares the address with a guesser waits, and is not shut out. @throws TooManyAttempts
   */
  async guessGiftCode(address: string): Promise<Pick<Try, "succeeded">> {
    const key = this.#limits.key("gift-code", address);
    return this.#count([[this.#giftCodes, key]]).catch((failure) => {
      if (!(failure instanceof TooManyAttempts)) throw failure;
      return this.#count([[this.#furtherGiftCodes, key]]);
    });
  }

  /**
   * Counts an attempt by each counter in turn; success uncounts it. An attempt that one counter refuses is not verified, and the others
   * uncount it.
   */
  async #count(counters: readonly (readonly [Limiter, string])[]): Promise<Pick<Try, "succeeded">> {
    const counted: (readonly [Limiter, string])[] = [];
    const giveBack = async () => {
      for (const [limiter, key] of counted) await limiter.reward(key);
    };
    for (const [limiter, key] of counters) {
      await taken(limiter.consume(key)).catch(async (failure) => {
        await giveBack();
        throw failure;
      });
      counted.push([limiter, key]);
    }
    return { succeeded: giveBack };
  }

  /** Counts an attempt, and refuses it during a wait: a refused attempt does not lengthen the next wait, since it is not judged. */
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

  /**
   * Counts a request for a link to a new password, from a network address for an email address, whether or not an account has it. Returns
   * the seconds for which requests for the email address are blocked: 0 when this one is not.
   * @throws TooManyAttempts for the network address
   */
  async requestReset(email: string, address: string): Promise<number> {
    await taken(this.#resetsFrom.consume(this.#limits.key("reset-from", address)));
    try {
      await taken(this.#resets.consume(this.#limits.key("reset", addressKey(email))));
      return 0;
    } catch (failure) {
      if (failure instanceof TooManyAttempts) return failure.retryAfterSeconds;
      throw failure;
    }
  }

  /** Counts a code that is mailed to verify the address of the signed-in account. @throws TooManyAttempts */
  async requestCode(accountId: string): Promise<void> {
    const key = this.#limits.key("email-code", accountId);
    await this.#count([
      [this.#codes, key],
      [this.#codesOfDay, key],
    ]);
  }

  /**
   * Counts a code mailed to an account's owner at the request of someone who is not signed in to it. Per pair of account and network
   * address the limit is as small as for links to a new password: counted by account alone, a stranger could use up the owner's limit.
   * These codes do not count against those that the signed-in account requests. The larger limit by account bounds the mails that strangers
   * in many networks cause, and the codes that they can guess at. The account's password is accepted in place of the code.
   * @throws TooManyAttempts
   */
  async requestProof(accountId: string, address: string): Promise<void> {
    await this.#count([
      [this.#proofs, this.#limits.key("identity-code", `${accountId}|${address}`)],
      [this.#proofsFromEverywhere, this.#limits.key("identity-code", accountId)],
    ]);
  }

  /** Counts receipts that are mailed to an unverified address. @throws TooManyAttempts */
  async requestReceipts(accountId: string): Promise<void> {
    await taken(this.#receipts.consume(this.#limits.key("receipts", accountId)));
  }

  /** The number of sign-in attempts now counted for an email address, from all addresses together. */
  async triesOf(email: string): Promise<number> {
    return (await this.#accounts.get(this.#limits.key("client", addressKey(email))))?.consumedPoints ?? 0;
  }

  /** Deletes the counts of an account and its email address. */
  async forget(accountId: string, email: string | undefined): Promise<void> {
    for (const codes of [this.#codes, this.#codesOfDay]) await codes.delete(this.#limits.key("email-code", accountId));
    await this.#proofsFromEverywhere.delete(this.#limits.key("identity-code", accountId));
    await this.#offers.delete(this.#limits.key("offer-code", accountId));
    await this.#receipts.delete(this.#limits.key("receipts", accountId));
    await this.#suggestions.delete(this.#limits.key("suggestion", accountId));
    if (email === undefined) return;
    const address = addressKey(email);
    await this.#accounts.delete(this.#limits.key("client", address));
    await this.#resets.delete(this.#limits.key("reset", address));
  }

  /** Counts a step of a sign-in by a provider: its beginning, or its return. @throws TooManyAttempts */
  async passProvider(address: string): Promise<void> {
    await taken(this.#providerSteps.consume(this.#limits.key("provider-step", address)));
  }

  /** Counts a request for address suggestions. @throws TooManyAttempts */
  async suggest(accountId: string): Promise<void> {
    await taken(this.#suggestions.consume(this.#limits.key("suggestion", accountId)));
  }

  /** Counts a question whether an email address is taken. @throws TooManyAttempts */
  async ask(address: string): Promise<void> {
    await taken(this.#questions.consume(this.#limits.key("question", address)));
  }
}
