/** Every single advisory lock that the product takes in Postgres: two purposes never share a number. */
export const advisoryLocks = {
  "migrate-vault": 7_221_001,
  "migrate-projections": 7_221_002,
  "embedded-payment-gateway": 7_221_003,
  "migrate-scratch": 7_221_004,
  "embedded-outbox": 7_221_005,
  "share-sweep": 7_221_006,
} as const;

/**
 * Locks that each read model has one of. `read-model`: the live applier holds it for each batch, and a rebuild while it compares and
 * swaps; `prepare`: while its tables are made; `rebuild`: the worker that rebuilds it.
 */
const families = { "read-model": "", prepare: "prepare:", rebuild: "rebuild:" } as const;
type LockFamily = keyof typeof families;
export const lockFamilies = Object.keys(families) as readonly LockFamily[];

/** The number of a read model's lock. */
export function advisoryLockOf(family: LockFamily, model: string): number {
  let hash = 7_221;
  for (const char of `${families[family]}${model}`) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash;
}
