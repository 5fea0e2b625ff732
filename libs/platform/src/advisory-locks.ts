/** The product's single advisory locks in Postgres: no two purposes share a number. */
export const advisoryLocks = {
  "migrate-vault": 7_221_001,
  "migrate-projections": 7_221_002,
  "embedded-payment-gateway": 7_221_003,
  "migrate-scratch": 7_221_004,
  "embedded-outbox": 7_221_005,
  "embedded-newsletter": 7_221_006,
  "embedded-routing": 7_221_007,
} as const;

/**
 * Families of locks, with one lock per thing. A read model has three: `read-model`, which the live applier holds for each batch, and a
 * rebuild while it compares and swaps; `prepare`, while its tables are made; `rebuild`, for the worker that rebuilds it. `allowance`: a
 * member of staff or an account, while support's allowance is taken. `interval`: work that recurs in one worker at a time.
 */
const families = {
  "read-model": "",
  prepare: "prepare:",
  rebuild: "rebuild:",
  allowance: "allowance:",
  interval: "interval:",
} as const;
type LockFamily = keyof typeof families;
export const lockFamilies = Object.keys(families) as readonly LockFamily[];

/** The number of a family's lock for one read model, one id or one kind. */
export function advisoryLockOf(family: LockFamily, of: string): number {
  let hash = 7_221;
  for (const char of `${families[family]}${of}`) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return hash;
}
