import type { Plugin } from "vite";

/** Vite's own name for the module that every late part is imported through. */
const helper = "\0vite/preload-helper.js";

/**
 * Replaces Vite's preload helper. Its own would also fetch the styles of late parts and name files to preload; this app has one
 * stylesheet and preloads none. A part that cannot be fetched is reported by Vite's event, so that the app looks for a new version.
 */
export function lightPreload(): Plugin {
  let isReplaced = false;
  return {
    name: "tablee:light-preload",
    apply: "build",
    enforce: "pre",
    config: () => ({ build: { cssCodeSplit: false } }),
    load(id) {
      if (id !== helper) return null;
      isReplaced = true;
      return `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;
    },
    generateBundle(_, bundle) {
      const isSplit = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".js")).length > 1;
      if (isSplit && !isReplaced) this.error(`Vite imports late parts by another module than ${JSON.stringify(helper)}`);
    },
  };
}
