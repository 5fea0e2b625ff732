import { useHydrated } from "../app/use-hydrated.ts";
import { type Bar, closedKey } from "./closed-key.ts";

/** The content that was closed on this page, for browsers without storage, or without room in it. */
const closedHere = new Map<Bar, string>();

/**
 * Remembers in this browser which content of a bar was closed: it stays closed on later visits too, and other content shows again. In
 * a browser without storage it stays closed until the page is loaded again.
 */
export function keepClosed(bar: Bar, content: string): void {
  try {
    localStorage.setItem(closedKey(bar), content);
    closedHere.delete(bar);
  } catch {
    closedHere.set(bar, content);
  }
}

/** The content of a bar that was closed last; undefined if there is none. */
export function closedContent(bar: Bar): string | undefined {
  try {
    return localStorage.getItem(closedKey(bar)) ?? closedHere.get(bar);
  } catch {
    return closedHere.get(bar);
  }
}

/** The same for a bar that the server draws. */
export const useClosedContent = (bar: Bar): string | undefined => (useHydrated() ? closedContent(bar) : undefined);
