/** Long enough for a slow phone to have drawn its page. */
const REST_MS = 5_000;

/** Fetches what a page may want next, once it has come to rest: then it is there at the first press, offline too. */
export function fetchLater(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => load().catch(() => {}), REST_MS);
  return () => clearTimeout(timer);
}
