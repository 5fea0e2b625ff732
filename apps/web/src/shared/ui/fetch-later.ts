/** Long enough for a slow phone to have drawn its page. */
const REST_MS = 5_000;

/** Fetches code that a page may need next, once the page is idle: the first click then needs no network. */
export function fetchLater(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => load().catch(() => {}), REST_MS);
  return () => clearTimeout(timer);
}
