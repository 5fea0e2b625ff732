import { createClient } from "@tablee/contracts/client";
import { readPositions } from "@tablee/contracts/positions";
import type { SignedIn } from "../product.ts";

/** A tab of a signed-in customer or member of staff: its calls, and the headers of their last answers. */
export function tabOf(port: number, { cookie, csrf }: SignedIn) {
  let written: ReadonlyMap<string, bigint> = new Map();
  let stale = 0;
  const call = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    language: () => "en",
    csrfToken: () => csrf,
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
      const position = response.headers.get("x-tablee-position");
      if (position) written = readPositions(position);
      // The client retries automatically: each stale answer counts.
      if (response.headers.get("x-tablee-stale")) stale += 1;
      return response;
    },
  });
  return {
    call,
    /** The positions that the last act wrote. */
    get written() {
      return written;
    },
    /** The number of answers marked as stale. */
    get stale() {
      return stale;
    },
  };
}

export type Tab = ReturnType<typeof tabOf>;
