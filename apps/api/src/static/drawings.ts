import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import type { Brand, BrandKey } from "@tablee/platform/brand";
import { LRUCache } from "lru-cache";
import pTimeout from "p-timeout";
import type { Drawable } from "./drawable/drawable.ts";
import { escaped } from "./page-head.ts";

/** The time limit for a drawing: without one the document is sent empty, and a phone takes longer than this to draw the page itself. */
const WAIT_BUDGET_MS = 1_000;
/** The page reads its answers again in any case: a kept drawing only decides what its first paint shows. */
const KEPT_MS = 30_000;
/** Strangers and the four regions share them, in both languages; the largest, a menu, has some 370,000 characters. */
const MAX_KEPT = 150;
/** Drawings that wait for one another; a page beyond them is sent empty. */
const MAX_WAITING = 8;

/** A page as markup, and the answers that it shows as JSON (apps/web/src/server.tsx). */
export interface Drawing {
  readonly html: string;
  readonly state: string;
}

interface Drawer {
  draw(path: string, options: { environment: string; brand: BrandKey; fetch: typeof fetch }): Promise<Drawing>;
}

/** The facts about a visitor that a drawing depends on. */
export interface Viewer {
  readonly language: Language;
  /** The region that the visit keeps; undefined for a stranger. */
  readonly region?: Region | undefined;
  readonly brand: Brand;
}

interface DrawingsOptions {
  /** The folder of the customer app's build. */
  readonly web: string;
  readonly environment: string;
  /** Makes a call as a visitor without a session, or as a visit that keeps a region and nothing else. */
  readonly fetchIn: (language: Language, region: Region | undefined) => typeof fetch;
  /** The time limit of a drawing in milliseconds; WAIT_BUDGET_MS by default. */
  readonly waitMs?: number;
  /** Hears of each page that could not be drawn. */
  readonly onFailure: (path: string, error: unknown) => void;
}

/** The pages that the built app draws on the server, each kept for a short time. */
export class Drawings {
  readonly #kept = new LRUCache<string, Promise<Drawing>>({ max: MAX_KEPT, ttl: KEPT_MS });
  #waiting = 0;

  constructor(private readonly options: DrawingsOptions) {}

  /**
   * Draws a page for visitors; undefined without a build, after a failure, and if it takes too long. A late drawing is kept for the next
   * request.
   */
  async of(path: string, { language, region, brand }: Viewer): Promise<Drawing | undefined> {
    const file = join(this.options.web, "server", language, "server.mjs");
    const builtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtMs === undefined) return undefined;
    const key = `${builtMs} ${brand.key} ${language} ${region ?? ""} ${path}`;
    const kept = this.#kept.get(key);
    if (!kept && this.#waiting >= MAX_WAITING) return undefined;
    const drawing = kept ?? this.#draw(`${pathToFileURL(file)}?${builtMs}`, path, { language, region, brand });
    if (!kept) this.#kept.set(key, drawing);
    return pTimeout(drawing, { milliseconds: this.options.waitMs ?? WAIT_BUDGET_MS }).catch(() => undefined);
  }

  /** A failed drawing is kept as well: a page that cannot be drawn is not tried at every request. */
  async #draw(module: string, path: string, { language, region, brand }: Viewer): Promise<Drawing> {
    const { environment, fetchIn, onFailure } = this.options;
    this.#waiting += 1;
    try {
      const { draw } = (await import(module)) as Drawer;
      return await draw(path, { environment, brand: brand.key, fetch: fetchIn(language, region) });
    } catch (error) {
      onFailure(path, error);
      throw error;
    } finally {
      this.#waiting -= 1;
    }
  }
}

const ROOT = '<div id="root"></div>';

/** The document with the drawing in its root element, and the answers behind it. No content ends the script that holds them. */
export function drawnInto(html: string, { html: drawn, state, missing }: Drawing & Pick<Drawable, "missing">): string {
  const mark = missing === undefined ? "" : ` data-missing="${escaped(missing)}"`;
  const answers = `<script type="application/json" id="drawn"${mark}>${state.replaceAll("<", "\\u003c")}</script>`;
  return html.replace(ROOT, () => `<div id="root" data-drawn>${drawn}</div>${answers}`);
}
