import type { Plugin } from "vite";

const files = {
  display: /fraunces-display-(?!ext-)[^/]*\.woff2$/,
  text: /radio-canada-big-latin-wght-normal.*\.woff2$/,
  // A kilobyte with the spaces of every text.
  marks: /radio-canada-big-marks.*\.woff2$/,
} as const;

/**
 * Vite plugin: preloads the fonts of the first screen, before the stylesheet has arrived and after its scripts, without which
 * there is no text. URLs begin with Vite's `base`.
 */
export function preloadFonts(faces: readonly (keyof typeof files)[] = ["display", "text", "marks"]): Plugin {
  const wanted = (file: string) => faces.some((face) => files[face].test(file));
  let base = "/";
  return {
    name: "tablee:preload-fonts",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(wanted)
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `${base}${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}
