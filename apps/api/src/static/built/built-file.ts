import { readFileSync, statSync } from "node:fs";

/** A file of a build, read again once it has changed, and held while there is none; undefined before the first. */
export function readBuilt<Content>(path: string, parse: (text: string) => Content): () => Content | undefined {
  let held: { readonly changedMs: number; readonly content: Content } | undefined;
  return () => {
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined || held?.changedMs === changedMs) return held?.content;
    try {
      held = { changedMs, content: parse(readFileSync(path, "utf8")) };
    } catch (error) {
      if (!held) throw error;
    }
    return held.content;
  };
}
