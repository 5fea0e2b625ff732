import type { Rolldown } from "vite";

type Chunks = readonly Rolldown.OutputChunk[];

/** These chunks and all that they import at once. */
export function reach(starts: Chunks, chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(starts);
  for (const { imports } of found)
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  return found;
}

/** The chunks that a file adds to those of every page: the chunk that contains it and its imports; undefined without one. */
export function cameWith(file: string, chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> | undefined {
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(file));
  const always = reach(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  return start && reach([start], chunks).difference(always);
}
