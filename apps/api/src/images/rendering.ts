import type { ImageFormat } from "@tablee/gateways/images/image-service";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import sharp from "sharp";
import { Failure } from "../http/failure.ts";

/** The resolution at which an SVG's unit is one pixel. */
const DPI = 72;
const KEPT_BYTES = 48 * 1024 * 1024;
/** More of them wait than a page has: a crowd of strangers gets an answer at once, which is "later". */
const MAX_WAITING = 64;
/** The longest wait in line: a widest image takes a processor for seconds. */
const MAX_WAIT_MS = 2_000;

/** A drawing as an image: its width in the drawing's units and in pixels. */
export interface Rendering {
  svg(): string;
  readonly units: number;
  readonly pixels: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/**
 * Turns drawings into images. Each takes a processor for a moment, so that one is made at a time; those that were asked for last are kept
 * in memory, and callers of the same one wait together.
 */
export class Renderer {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (image) => image.length });
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #turn = pLimit(1);

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /** The image with a name that no other drawing has. @throws Failure unavailable when too many wait, or when it does not begin in time */
  async image(name: string, drawing: Rendering): Promise<Buffer> {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    if (this.#turn.pendingCount >= MAX_WAITING) throw new Failure("unavailable");
    const image = this.#inTurn(drawing).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, image);
    const made = await image;
    this.#kept.set(name, made);
    return made;
  }

  /** A drawing that waited too long leaves the line, so that it takes no processor for a caller who has gone. */
  #inTurn(drawing: Rendering): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const limit = setTimeout(() => {
        isLate = true;
        reject(new Failure("unavailable"));
      }, this.maxWaitMs);
      void this.#turn(async () => {
        if (isLate) return;
        clearTimeout(limit);
        try {
          resolve(await rendered(drawing));
        } catch (error) {
          reject(error);
        }
      });
    });
  }
}

// One thread for an image: two processors serve pages, too.
sharp.concurrency(1);
sharp.cache(false);

function rendered({ svg, units, pixels, quality, format }: Rendering): Promise<Buffer> {
  const image = sharp(Buffer.from(svg()), { density: (DPI * pixels) / units }).resize({ width: pixels });
  // A palette makes a third of the file. More effort for avif takes twice the time for a tenth of it.
  return (format === "png" ? image.png({ compressionLevel: 9, palette: true }) : image.avif({ quality, effort: 1 })).toBuffer();
}
