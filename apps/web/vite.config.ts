import type { Language } from "@tablee/domain/kernel/place/region";
import { recoveryScript } from "@tablee/ui/app/recovery-script";
import { preloadFonts } from "@tablee/ui/theme/preload-fonts";
import { themeBootScript } from "@tablee/ui/theme/theme-mode";
import { precompressed } from "@tablee/ui/vite/precompressed";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildOptions, build as buildApp, defineConfig, type Plugin, type Rolldown, type UserConfig } from "vite";
import { closedOfferScript } from "./src/features/shell/offer/closed-offer.ts";
import { earlyPressScript } from "./src/shared/app/early-press.ts";
import { artByName } from "./vite/art-by-name.ts";
import { drawnPlates } from "./vite/drawn-plates.ts";
import { firstLoad } from "./vite/first-load.ts";
import { flatParts } from "./vite/flat-parts.ts";
import { lightContracts } from "./vite/light-contracts.ts";
import { lightPreload } from "./vite/light-preload.ts";
import { offlinePage } from "./vite/offline-page.ts";
import { oneLanguage } from "./vite/one-language.ts";
import { pageManifest } from "./vite/page-manifest.ts";
import { sharedChunks } from "./vite/shared-chunks.ts";
import { words } from "./vite/words.ts";

/** The host stays the browser's: the API takes changing calls only from its own origin. */
const api = { target: process.env.TABLEE_API ?? "http://127.0.0.1:3000", changeOrigin: false };

/** script/build builds the app once for each language, English first; the development server serves both. */
const language = process.env.VITE_LANGUAGE as Language | undefined;

/** Imported by the first load by name only: the screens that validate input load them. */
const onlyWithSchemas = /[\\/]zod[\\/]|\?whole$/;

/** The one inline script: it sets the chosen theme and hides a closed offer before the first paint, loads the page again whose files are gone, and keeps an early press. The API replaces the nonce when it serves the page. */
const boot = (): Plugin => ({
  name: "tablee:boot",
  transformIndexHtml: (html) =>
    html.replace("__BOOT__", () => `${themeBootScript};${closedOfferScript};${recoveryScript};${earlyPressScript}`),
});

const shared = (): Plugin[] =>
  [words(), react(), tailwindcss(), artByName(), drawnPlates(), lightContracts(), lightPreload()].flat() as Plugin[];

// The code that every page needs comes in one file: half the requests, and a single file compresses better than sixteen small
// ones.
const first: Rolldown.CodeSplittingGroup = {
  name: "first",
  tags: ["$initial"],
  test: (id) => !onlyWithSchemas.test(id),
  includeDependenciesRecursively: false,
};

const split = (...groups: readonly Rolldown.CodeSplittingGroup[]): BuildOptions => ({
  outDir: "build",
  emptyOutDir: language !== "fr",
  target: "es2023",
  assetsInlineLimit: 0,
  // The document names the files of its own page; those of other pages are fetched on a hover, or once the page is idle. The names
  // of all files that each part imports would be 3 kB of the first load.
  modulePreload: false,
  rolldownOptions: {
    output: {
      // Chunks name one another in every file: short names by hash alone save over a kilobyte of the first load.
      chunkFileNames: "assets/[hash:7].js",
      codeSplitting: { groups: [first, ...groups] },
    },
  },
});

/** Builds the app in memory with the bundler's own chunks: it shows which screens need which modules. */
async function undivided(): Promise<Rolldown.OutputChunk[]> {
  const build = { ...split(), write: false, minify: false, emptyOutDir: false };
  const built = await buildApp({ configFile: false, logLevel: "error", root: import.meta.dirname, base: "/", plugins: shared(), build });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
}

/** The app as the API draws pages with it (src/server.tsx), with all packages in it: `vite build --ssr src/server.tsx`. */
const forServer = (language: Language): UserConfig => ({
  plugins: [...shared(), oneLanguage(language)],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: `build/server/${language}`,
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // One file: an app that was loaded from an earlier build must not fetch parts of a later one.
    rolldownOptions: { output: { entryFileNames: "[name].mjs", codeSplitting: false } },
  },
});

const forBrowser = async (command: "build" | "serve"): Promise<UserConfig> => ({
  plugins: [
    ...shared(),
    preloadFonts(),
    boot(),
    ...(language
      ? [oneLanguage(language), flatParts(), firstLoad(), pageManifest(language), offlinePage(language, themeBootScript), precompressed()]
      : []),
  ],
  ...(command === "build" && {
    build: split({ ...sharedChunks(await undivided()), test: (id) => !onlyWithSchemas.test(id) }),
  }),
});

export default defineConfig(async ({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: "/",
  ...(isSsrBuild && language ? forServer(language) : await forBrowser(command)),
  // React itself has this hook: its stand-in for older versions would be half a kilobyte of the first load.
  resolve: { alias: [{ find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" }] },
  server: {
    proxy: {
      "/api": api,
      "/health": api,
      // The address is a screen and, by POST, a call.
      "/clients/sign_in": { ...api, bypass: (request) => (request.method === "POST" ? undefined : "/index.html") },
    },
  },
}));
