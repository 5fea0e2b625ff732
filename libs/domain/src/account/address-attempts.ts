import { addHours, type Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { AddressOutcome, AddressTriedIn } from "./vocabulary.ts";

/** An address that an account tried and that is not served: only its postal code is kept, where it is known. */
export interface AddressAttempt {
  readonly postalCode?: string;
  readonly outcome: AddressOutcome;
  readonly triedIn: AddressTriedIn;
  readonly at: Instant;
}

export type AddressAttemptCommand = { readonly type: "RecordAddressAttempt" } & AddressAttempt;

/** The maximum number of attempts kept per account, and recorded per day: a caller cannot fill the stream. */
const MAX = 10;
const AGAIN_HOURS = 24;

/** Records the same attempt once a day, however often it is made. */
export function attempted({ type: _, ...attempt }: AddressAttemptCommand, before: readonly AddressAttempt[] = []): readonly AccountEvent[] {
  const { at, ...what } = attempt;
  const ofToday = before.filter((earlier) => at < addHours(earlier.at, AGAIN_HOURS));
  const isKnown = ofToday.some(({ postalCode, outcome }) => postalCode === what.postalCode && outcome === what.outcome);
  return isKnown || ofToday.length >= MAX ? [] : [{ type: "AddressAttempted", data: { ...what, attemptedAt: at } }];
}

/** Appends an attempt to the kept ones, oldest first. */
export function withAttempt(
  before: readonly AddressAttempt[] = [],
  { attemptedAt: at, ...attempt }: Extract<AccountEvent, { type: "AddressAttempted" }>["data"],
): readonly AddressAttempt[] {
  return [...before, { ...attempt, at }].slice(-MAX);
}
