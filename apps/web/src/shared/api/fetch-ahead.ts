import { served } from "../app/served.ts";

declare global {
  /** The responses that the document prefetched before any script ran, by their URL. */
  var __ahead: Record<string, Promise<Response>> | undefined;
}

const positions = "x-tablee-after";

/**
 * Fetches; the first read of anything the document has prefetched uses that answer. A read that must see this browser's own
 * writes carries a header, which the prefetch did not, so it is fetched again.
 */
export const fetchAhead: typeof fetch = (input, init) => {
  if (served.fetch) return served.fetch(input, init);
  const address = String(input);
  const early = globalThis.__ahead?.[address];
  if (globalThis.__ahead) delete globalThis.__ahead[address];
  const asks = init?.method === "GET" && !new Headers(init.headers).has(positions);
  return early && asks ? early.catch(() => fetch(input, init)) : fetch(input, init);
};
