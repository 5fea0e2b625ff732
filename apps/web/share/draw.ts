// Draws what shared links show, en.png and fr.png, again: node apps/web/share/draw.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import playwright from "../../../playwright.config.ts";
import { palettePng } from "./palette-png.ts";

const SIZE = { width: 1200, height: 630 };
/** As many as keep each picture below 120 kB. */
const COLOURS = 112;

const server = await createServer({ configFile: false, root: import.meta.dirname, plugins: [react(), tailwindcss()], logLevel: "error" });
await server.listen();
const browser = await chromium.launch(playwright.use?.launchOptions);
const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", reducedMotion: "reduce" });
for (const language of ["en", "fr"]) {
  await page.goto(`${server.resolvedUrls!.local[0]}?${language}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const png = palettePng({ ...SIZE, data: await pixelsOf(await page.screenshot(), page) }, COLOURS);
  writeFileSync(join(import.meta.dirname, `${language}.png`), png);
  console.log(`${language}.png: ${(png.length / 1000).toFixed(1)} kB`);
}
await browser.close();
await server.close();

/** A browser reads PNGs, Node does not. */
async function pixelsOf(png: Buffer, page: Page): Promise<Uint8Array> {
  const base64 = await page.evaluate(
    async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
      canvas.drawImage(picture, 0, 0);
      return new Uint8Array(canvas.getImageData(0, 0, width, height).data.buffer).toBase64();
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(base64, "base64");
}
