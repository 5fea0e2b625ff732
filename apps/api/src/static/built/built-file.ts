import { readFileSync, statSync } from "node:fs";

/** A file of a build, read again once it has changed; undefined while there is none. */
export function readBuilt<Content>(path: string, parse: (text: string) => Content): () => Content | undefined {
  let held: { readonly changedMs: number; readonly content: Content } | undefined;
  return () => {
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return undefined;
    if (held?.changedMs !== changedMs) held = { changedMs, content: parse(readFileSync(path, "utf8")) };
    return held.content;
  };
}
