import type { Language } from "@tablee/domain/kernel/place/region";
import { type Text, textIn } from "@tablee/domain/kernel/words";
import type { Plugin, Rolldown } from "vite";
import { pathTo } from "../src/shared/routing/paths.ts";
import { offlineScript } from "./offline-script.ts";

const words = {
  title: ["No connection", "Pas de connexion"],
  lead: [
    "We cannot reach the kitchen from here. This page opens as soon as the connection is back.",
    "Impossible de joindre la cuisine d’ici. Cette page s’ouvrira dès le retour de la connexion.",
  ],
  retry: ["Try again", "Réessayer"],
  trying: ["Trying…", "Nouvel essai…"],
  still: ["Still no connection.", "Toujours pas de connexion."],
  onlyHereTitle: ["This page did not open", "Cette page ne s’est pas ouverte"],
  onlyHere: [
    "The kitchen answered a moment ago, but this page did not. You can try it again.",
    "La cuisine répondait il y a un instant, mais pas cette page. Vous pouvez réessayer.",
  ],
  kept: ["You can read these without one", "À lire sans connexion"],
} as const satisfies Record<string, Text>;

/** A covered dish and a cable that is unplugged from the wall. */
const DRAWING = `<svg viewBox="0 0 300 132" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M8 112h210" stroke-dasharray="11 8"/><path d="M42 100a64 64 0 0 1 128 0Z" fill="var(--surface)"/><path d="M58 88c5-20 20-32 38-35"/>
<circle cx="106" cy="29" r="7" fill="var(--saffron)"/><path d="M30 100h152l-9 12H39Z" fill="var(--saffron)"/>
<path d="M182 106c34 2 20-46 48-46h6"/><path d="M236 50h10c8 0 12 4 12 10s-4 10-12 10h-10Z" fill="var(--surface)"/><path d="M258 55h8M258 65h8"/>
<path d="M292 40v40M284 44h8v32h-8c-4 0-6-2-6-6V50c0-4 2-6 6-6Z" fill="var(--surface)"/></svg>`;

/** The document's own look: it needs no file but two fonts, which every page has. */
const styleWith = (display: string, text: string): string => `
@font-face{font-family:Fraunces;src:url(${display}) format("woff2");font-weight:600;font-display:swap}
@font-face{font-family:"Radio Canada Big";src:url(${text}) format("woff2");font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;--saffron:light-dark(#eeb44e,#a87a25)}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}body{background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Radio Canada Big",system-ui,sans-serif;min-height:100dvh;display:grid;align-content:center;justify-content:center;padding:2rem 1.25rem}
main{max-width:34rem;width:100%}.brand{font:600 1.5rem/1 Fraunces,Georgia,serif;color:var(--primary);margin-bottom:2.25rem}
svg{display:block;width:min(100%,18rem);color:var(--muted);margin-bottom:1.75rem}
h1{font:600 clamp(2.25rem,1.6rem + 2.6vw,3.25rem)/1.06 Fraunces,Georgia,serif;letter-spacing:-.01em;margin-bottom:.75rem;text-wrap:balance}
.lead{color:var(--muted);max-width:30rem;text-wrap:pretty}.again{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:0;border-radius:999px;background:var(--primary);color:var(--on-primary);cursor:pointer}
:focus-visible{outline:3px solid var(--primary);outline-offset:3px;border-radius:4px}button:focus-visible{border-radius:999px}
section{border-top:2px dashed var(--line);margin-top:2.25rem;padding-top:1.25rem}h2{font-size:1rem;margin-bottom:.25rem}ul{list-style:none;padding:0}
a{display:inline-block;padding:.5rem 0;color:var(--primary);font-weight:600;text-underline-offset:.2em}`;

interface OfflineParts {
  /** The inline script that sets the chosen theme before the first paint. */
  readonly boot: string;
  /** The addresses of the fonts. */
  readonly fonts: { readonly display: string; readonly text: string };
}

/** The document that the worker shows instead of a page. The API fills in the brand's name and colours, and the nonce. */
function offlineDocument(language: Language, { boot, fonts }: OfflineParts): string {
  const say = (name: keyof typeof words) => textIn(words[name], language);
  return `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>__BRAND__ | ${say("title")}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>${styleWith(fonts.display, fonts.text)}
:root{__COLORS__}</style>
    <script nonce="__CSP_NONCE__">${boot}</script>
  </head>
  <body>
    <main>
      <p class="brand">__BRAND__</p>
      ${DRAWING}
      <h1>${say("title")}</h1>
      <p class="lead">${say("lead")}</p>
      <div class="again"><button type="button">${say("retry")}</button><p role="status"></p></div>
      <section hidden><h2>${say("kept")}</h2><ul></ul></section>
    </main>
    <script nonce="__CSP_NONCE__">${offlineScript({ trying: say("trying"), still: say("still"), onlyHere: [say("onlyHereTitle"), say("onlyHere")], home: pathTo("home", language), asked: `/offline/${language}` })}</script>
  </body>
</html>
`;
}

/** The address of the file of a bundle whose name matches. */
const fileIn = (bundle: Rolldown.OutputBundle, name: RegExp): string | undefined => {
  const found = Object.keys(bundle).find((file) => name.test(file));
  return found && `/${found}`;
};

/** Vite plugin: writes the offline document of the build's language beside its page. */
export const offlinePage = (language: Language, boot: string): Plugin => ({
  name: "tablee:offline-page",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const display = fileIn(bundle, /fraunces-display-(?!ext-)[^/]*\.woff2$/);
      const text = fileIn(bundle, /radio-canada-big-latin-wght-normal.*\.woff2$/);
      if (!display || !text) this.error("the build has no fonts for the offline document");
      this.emitFile({
        type: "asset",
        fileName: `offline.${language}.html`,
        source: offlineDocument(language, { boot, fonts: { display, text } }),
      });
    },
  },
});
