/**
 * A part of a statement (WITH) that holds a person's key, if there is one, until the statement's transaction has ended: an erasure
 * destroys the key before it deletes for the last time, so that it waits, and then finds what the statement wrote.
 */
export const keyOfPerson = (parameter: string): string =>
  `held AS (SELECT wrapped IS NULL AS gone FROM vault.person_key WHERE person_id = ${parameter}::uuid FOR SHARE)`;

/** Beside it: the person was not forgotten. */
export const isNotForgotten = "NOT EXISTS (SELECT 1 FROM held WHERE gone)";
