import { crc32, deflateSync } from "node:zlib";

/** Pixels as a canvas has them: red, green, blue, alpha, row by row. Alpha is taken as full. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];
type Counted = readonly [colour: Colour, pixels: number];

/** A PNG of at most so many colours: a fifth of what it weighs with all of them, and drawings look the same. */
export function palettePng({ width, height, data }: Pixels, colours: number): Buffer {
  const palette = paletteOf(data, colours);
  const nearest = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const key = keyAt(data, pixel);
    const known = nearest.get(key) ?? nearestTo(colourOf(key), palette);
    nearest.set(key, known);
    rows[pixel + Math.floor(pixel / width) + 1] = known;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const parts = [chunk("IHDR", header), chunk("PLTE", Buffer.from(palette.flat().map(Math.round)))];
  return Buffer.concat([signature, ...parts, chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

const keyAt = (data: Uint8Array, pixel: number): number => (data[4 * pixel]! << 16) | (data[4 * pixel + 1]! << 8) | data[4 * pixel + 2]!;
const colourOf = (key: number): Colour => [key >> 16, (key >> 8) & 255, key & 255];

/** Median cut: the box of colours that differ most, weighed by their pixels, is halved until there are enough. */
function paletteOf(data: Uint8Array, colours: number): Colour[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const key = keyAt(data, pixel);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const boxes: Counted[][] = [[...counts].map(([key, pixels]) => [colourOf(key), pixels])];
  while (boxes.length < colours) {
    const widest = boxes.map((box) => spreadOf(box)).reduce((best, spread, i, all) => (spread.weight > all[best]!.weight ? i : best), 0);
    const { channel, weight } = spreadOf(boxes[widest]!);
    if (weight === 0) break;
    boxes.splice(widest, 1, ...halves(boxes[widest]!, channel));
  }
  return boxes.map(meanOf);
}

function spreadOf(box: readonly Counted[]): { readonly channel: 0 | 1 | 2; readonly weight: number } {
  const mean = meanOf(box);
  const weights = ([0, 1, 2] as const).map((channel) =>
    box.reduce((sum, [colour, n]) => sum + n * (colour[channel] - mean[channel]) ** 2, 0),
  );
  const channel = weights.indexOf(Math.max(...weights)) as 0 | 1 | 2;
  return { channel, weight: weights[channel]! };
}

function halves(box: readonly Counted[], channel: 0 | 1 | 2): [Counted[], Counted[]] {
  const mean = meanOf(box)[channel];
  const { low = [], high = [] } = Object.groupBy(box, ([colour]) => (colour[channel] <= mean ? "low" : "high"));
  return [low, high];
}

function meanOf(box: readonly Counted[]): Colour {
  const pixels = box.reduce((sum, [, n]) => sum + n, 0);
  const mean = (channel: 0 | 1 | 2) => box.reduce((sum, [colour, n]) => sum + n * colour[channel], 0) / pixels;
  return [mean(0), mean(1), mean(2)];
}

function nearestTo([red, green, blue]: Colour, palette: readonly Colour[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, [r, g, b]] of palette.entries()) {
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
