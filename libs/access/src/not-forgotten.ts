/**
 * Part of a statement (WITH) that locks a person's key, if there is one, until the statement's transaction ends: an erasure destroys the
 * key before its last deletions, so it waits for the lock and then finds what the statement wrote.
 */
export const keyOfPerson = (parameter: string): string =>
  `held AS (SELECT wrapped IS NULL AS gone FROM vault.person_key WHERE person_id = ${parameter}::uuid FOR SHARE)`;

/** The condition that belongs to it: the person was not forgotten. */
export const isNotForgotten = "NOT EXISTS (SELECT 1 FROM held WHERE gone)";
