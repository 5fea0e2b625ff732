import { recoveryScript } from "@tablee/ui/app/recovery-script";
import { preloadFonts } from "@tablee/ui/theme/preload-fonts";
import { themeBootScript } from "@tablee/ui/theme/theme-mode";
import { precompressed } from "@tablee/ui/vite/precompressed";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The host stays the browser's: the API takes changing calls only from its own origin. */
const api = { target: process.env.TABLEE_API ?? "http://127.0.0.1:3000", changeOrigin: false };

/** The one inline script: it sets the chosen theme before the first paint, and loads the page again whose files are gone. The API replaces the nonce when it serves the page. */
const boot = (): Plugin => ({
  name: "tablee:boot",
  transformIndexHtml: (html) => html.replace("__BOOT__", () => `${themeBootScript};${recoveryScript}`),
});

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  plugins: [react(), tailwindcss(), preloadFonts(["text"]), boot(), precompressed()],
  build: { outDir: "build", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  server: { port: 5174, proxy: { "/api": api, "/health": api } },
});
