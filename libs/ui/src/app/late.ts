import { newVersion } from "./new-version.ts";

/** A part of an app that is fetched after the first load. */
export interface Late<Part> {
  /** Fetches the part, unless it is here or under way. After a failure the next call fetches it again. */
  fetch(): Promise<Part>;
  /** The part once it is here. */
  held(): Part | undefined;
}

export function late<Part>(load: () => Promise<Part>): Late<Part> {
  let held: Part | undefined;
  let coming: Promise<Part> | undefined;
  const fetchPart = async () => {
    try {
      held = await load();
      return held;
    } catch (error) {
      await newVersion.check();
      coming = undefined;
      throw error;
    }
  };
  return {
    held: () => held,
    fetch() {
      coming ??= fetchPart();
      return coming;
    },
  };
}

/** Long enough for a slow phone to have drawn its page. */
const REST_MS = 5_000;

/** True where the person asked the browser to save data. */
const savesData = (): boolean => (globalThis.navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches parts one by one once the page is idle, unless the browser is asked to save data: the first press then needs no network.
 * Returns the end of it.
 */
export function fetchLater(...parts: readonly Pick<Late<unknown>, "fetch">[]): () => void {
  let isOver = savesData();
  const timer = setTimeout(async () => {
    for (const part of parts) if (!isOver) await part.fetch().catch(() => {});
  }, REST_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
