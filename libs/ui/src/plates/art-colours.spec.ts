import { readdirSync, readFileSync } from "node:fs";
import { artNames } from "./art-names.gen.ts";

const folder = new URL("./art/", import.meta.url);
const drawingOf = (name: string) => readFileSync(new URL(`${name}.svg`, folder), "utf8");

/** Hue in degrees and chroma from 0 to 1. */
function hueAndChroma(hex: string): readonly [hue: number, chroma: number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const chroma = max - Math.min(r, g, b);
  if (chroma === 0) return [0, 0];
  const turn = max === r ? (g - b) / chroma : max === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return [(turn * 60 + 360) % 360, chroma];
}

/** Turquoise, blue, violet and pink, and strong: hardly any food has such a colour. */
function glows(hex: string): boolean {
  const [hue, chroma] = hueAndChroma(hex);
  return chroma > 0.32 && hue >= 150 && hue < 345;
}

test("only what is crimson or purple in the kitchen is so on a plate", () => {
  const glowing = artNames.filter((name) =>
    drawingOf(name)
      .match(/#[0-9a-f]{6}\b/gi)
      ?.some(glows),
  );
  expect(glowing).toEqual(["beet-slices", "raspberries", "raspberry-scoops", "red-cabbage", "red-onion"]);
});

test("neon is told from food", () => {
  expect(["#ff1493", "#7b3ff2", "#12c2a0"].map(glows)).toEqual([true, true, true]);
  expect(["#d5352c", "#5f9a3e", "#f2d49a"].map(glows)).toEqual([false, false, false]);
});

test("a drawing stays small enough to be fetched on a phone", () => {
  const kilobytes = (name: string) => drawingOf(name).length / 1024;
  expect(artNames.filter((name) => kilobytes(name) > 40)).toEqual([]);
});

test("every file is listed, and every name has its file", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
  expect(files.map((file) => file.slice(0, -".svg".length)).sort()).toEqual([...artNames].sort());
});
