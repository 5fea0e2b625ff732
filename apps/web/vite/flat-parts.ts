import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { screenFiles } from "./page-manifest.ts";
import { reach } from "./reach.ts";

/**
 * Adds to each late part the imports of all files that its own imports lead to. A browser finds imports only once it has read the file
 * that has them: a part whose files lie four deep would cost a phone four round trips in sequence instead of two. Screens are left as they
 * are, since the document names their files.
 */
export const flatParts = (): Plugin => ({
  name: "tablee:flat-parts",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const screens = new Set(screenFiles().values());
      for (const [part, names] of deepImports(chunks, screens)) part.code += names.map((name) => `import"./${basename(name)}";`).join("");
    },
  },
});

/** The files behind the imports of each late part, except those of the first load. A part's name follows from theirs, and so stays true. */
export function deepImports(
  chunks: readonly Rolldown.OutputChunk[],
  screens: ReadonlySet<string>,
): ReadonlyMap<Rolldown.OutputChunk, readonly string[]> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const always = reach(entries, chunks);
  const ofScreens = reach([...entries, ...chunks.filter(({ moduleIds }) => moduleIds.some((id) => screens.has(id)))], chunks);
  const late = chunks.filter((chunk) => chunk.isDynamicEntry && !ofScreens.has(chunk));
  return new Map(
    late.map((part) => {
      const deep = [...reach([part], chunks).difference(always)].map(({ fileName }) => fileName);
      return [part, deep.filter((name) => name !== part.fileName && !part.imports.includes(name))];
    }),
  );
}
