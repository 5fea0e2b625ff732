import { useSyncExternalStore } from "react";
import { unsaved } from "./unsaved.ts";

/** A page that was just reloaded is not reloaded again: two servers may have different versions during a deployment. */
const SETTLED_MS = 60_000;

let offered = false;
const listeners = new Set<() => void>();
let checking: Promise<void> | undefined;

/** True if a page of the server starts other scripts than this one; false for an answer that is no page of the app. */
export const isOtherVersion = (html: string, ownScript: string): boolean =>
  /<script type="module"[^>]* src="/.test(html) && !html.includes(`src="${ownScript}"`);

/** A new version of the app under an open page: its server no longer has the files of this one. */
export const newVersion = {
  /** Checks for a new version after each failed import. */
  watch(): void {
    unsaved.watch();
    window.addEventListener("vite:preloadError", () => void newVersion.check());
  },
  /** Checks for a new version after a part could not be fetched: reloads where nothing is unsaved, and offers the new version otherwise. */
  check(): Promise<void> {
    checking ??= look().finally(() => {
      checking = undefined;
    });
    return checking;
  },
  /** Keeps unsaved input, and loads the same address in the new version; nothing while that input would be lost. */
  use(): void {
    if (!unsaved.canKeep()) return;
    unsaved.keep();
    location.reload();
  },
};

async function look(): Promise<void> {
  const own = globalThis.document?.querySelector("script[type=module][src]")?.getAttribute("src");
  // An offer promises that the input stays.
  if (!own || offered || !unsaved.canKeep()) return;
  const answer = await fetch(location.href, { cache: "no-store", headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer || !isOtherVersion(await answer.text(), own)) return;
  if (!unsaved.isThere() && !justReloaded()) return newVersion.use();
  offered = true;
  for (const notify of listeners) notify();
}

function justReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" && performance.now() < SETTLED_MS;
}

/** True while a new version waits for the user to accept it. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => offered,
    () => false,
  );
