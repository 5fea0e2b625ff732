import type { Plugin } from "vite";

const wanted = /(fraunces-latin-soft|radio-canada-big-latin-wght)-normal.*\.woff2$/;

/** Vite plugin: the built page asks for the two faces of the first screen at once, before the stylesheet has arrived. */
export function preloadFonts(): Plugin {
  return {
    name: "tablee:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
