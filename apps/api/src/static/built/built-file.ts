import { readFileSync, statSync } from "node:fs";

/** A file of a build, read again once it has changed, and held while there is none; undefined before the first is whole. */
export function readBuilt<Content>(path: string, parse: (text: string) => Content): () => Content | undefined {
  let held: { readonly changedMs: number; readonly content: Content } | undefined;
  return () => {
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined || held?.changedMs === changedMs) return held?.content;
    try {
      held = { changedMs, content: parse(readFileSync(path, "utf8")) };
    } catch {
      // Half written: the earlier content is held, and a first one is none yet.
    }
    return held?.content;
  };
}
