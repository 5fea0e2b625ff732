import { preloadFonts } from "@tablee/ui/theme/preload-fonts";
import { themeBootScript } from "@tablee/ui/theme/theme-mode";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const base = "/admin/";
/** The host stays the browser's: the API takes changing calls only from its own origin. */
const api = { target: process.env.TABLEE_API ?? "http://127.0.0.1:3000", changeOrigin: false };

/** The one inline script: it sets the chosen theme before the first paint. The API replaces the nonce when it serves the page. */
const themeBoot = (): Plugin => ({
  name: "tablee:theme-boot",
  transformIndexHtml: (html) => html.replace("__THEME_BOOT__", themeBootScript),
});

/** Font preloads are written from the root of the site, where the console does not live, and for the display face, which it does not set. */
const consolePreloads = (): Plugin => ({
  name: "tablee:console-preloads",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace(/<link [^>]*fraunces[^>]*>\s*/, "").replaceAll('href="/assets/', `href="${base}assets/`),
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [react(), tailwindcss(), preloadFonts(), consolePreloads(), themeBoot()],
  build: { outDir: "build", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  server: { port: 5174, proxy: { "/api": api, "/health": api } },
});
