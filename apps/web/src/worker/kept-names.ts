/** The days for which a page is kept. */
export const PAGE_DAYS = 7;

/** The name of a cache: another brand has caches of its own. */
export const cacheName = (of: string, brand: string): string => `${of}-${brand}`;

/** The caches that the worker of a brand deletes as it takes over: those of another brand, and of workers before brands had their own. */
export const leftOver = (names: readonly string[], brand: string): readonly string[] =>
  names.filter((name) => !name.endsWith(cacheName("", brand)));
