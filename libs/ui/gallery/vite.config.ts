import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFonts } from "../src/theme/preload-fonts.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: { outDir: "../build/gallery", emptyOutDir: true },
});
