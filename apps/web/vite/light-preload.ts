import type { Plugin } from "vite";

/** Vite's own name for the module that every late part is imported through. */
const helper = "\0vite/preload-helper.js";

/**
 * Replaces Vite's preload helper. Its own would also fetch the styles of late parts and name files to preload; this app has one
 * stylesheet and preloads none. A part that cannot be fetched is reported as Vite does it.
 */
export const lightPreload = (): Plugin => ({
  name: "tablee:light-preload",
  apply: "build",
  enforce: "pre",
  config: () => ({ build: { cssCodeSplit: false } }),
  load: (id) =>
    id === helper
      ? `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`
      : null,
});
