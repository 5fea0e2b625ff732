import type { PlainDate } from "./time.ts";

/** A set of rules or figures that holds from a date on, until the next one of its kind. */
export interface Dated {
  /** Shown on orders and stored in events, so that the rules behind a figure stay known. */
  readonly version: string;
  readonly from: PlainDate;
}

/**
 * Finds the policy of a version: events keep the policy they were made with, even when a later one is in force. @throws RangeError when
 * there is none of that name.
 */
export function policyNamed<Policy extends Dated>(policies: readonly Policy[], version: string): Policy {
  const found = policies.find((policy) => policy.version === version);
  if (found === undefined) throw new RangeError(`no policy is named ${version}`);
  return found;
}

/**
 * The policy in force on a date: the latest that has begun.
 * @throws RangeError when none had begun by then.
 */
export function policyOn<Policy extends Dated>(policies: readonly Policy[], date: PlainDate): Policy {
  let found: Policy | undefined;
  for (const policy of policies) if (policy.from <= date && (found === undefined || policy.from > found.from)) found = policy;
  if (found === undefined) throw new RangeError(`no policy is in force on ${date}`);
  return found;
}
