import type { Plugin } from "vite";

/** Vite's own name for the module that every late part is imported through. */
const helper = "\0vite/preload-helper.js";

/** The import of a late part as Vite writes it: a function that names each export a second time. */
const wrapped = /(\w+)\(async\(\)=>\{let\{[\w$:,]+\}=await (import\(`[^`]*`\));return\{[\w$:,]+\}\},\[\]\)/g;

/**
 * Replaces Vite's preload helper. Its own would also fetch the styles of late parts and name files to preload; this app has one
 * stylesheet and preloads none. It also shortens each import: the module itself has the exports that Vite lists a second time. A part
 * that cannot be fetched is reported by Vite's event, so that the app looks for a new version.
 */
export function lightPreload(): Plugin {
  let isReplaced = false;
  let isMinified = false;
  return {
    name: "tablee:light-preload",
    apply: "build",
    enforce: "pre",
    config: () => ({ build: { cssCodeSplit: false } }),
    configResolved: ({ build }) => {
      isMinified = build.minify !== false;
    },
    load(id) {
      if (id !== helper) return null;
      isReplaced = true;
      return `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;
    },
    generateBundle: {
      // Vite first replaces its mark at the end of each import.
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        if (chunks.length < 2) return;
        if (!isReplaced) this.error(`Vite imports late parts by another module than ${JSON.stringify(helper)}`);
        let shortened = 0;
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(wrapped, (_all, load: string, part: string) => {
            shortened++;
            return `${load}(()=>${part})`;
          });
        }
        if (isMinified && shortened === 0) this.error("Vite wraps the imports of late parts in another way");
      },
    },
  };
}
