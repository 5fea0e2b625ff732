import type { Late } from "@tablee/ui/app/late";

/** The page that the server drew, until it is hydrated. */
const drawn = "#root[data-drawn]";

/**
 * Fetches the parts of a page beside its own code, so that a person who follows a link waits once. In a page that the server drew they are
 * there already: their code comes once they are near.
 */
export function fetchWithPage(...parts: readonly Pick<Late<unknown>, "fetch">[]): void {
  if (!globalThis.document || document.querySelector(drawn)) return;
  for (const part of parts) part.fetch().catch(() => {});
}
