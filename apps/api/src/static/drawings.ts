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

interface Limits {
  /** Drawings that are kept. */
  readonly kept: number;
  /** Drawings that wait for one another; a page beyond them is sent empty. */
  readonly waiting: number;
}

/**
 * The drawings of regions take no place of a stranger: a visit can choose one region after another, and read all pages in each. The pages,
 * the menus of some weeks and a hundred dishes in both languages fit in. A dish that fell out is drawn at its next visit. A menu is the
 * largest drawing, with some 370,000 characters.
 */
const LIMITS: Readonly<Record<"strangers" | "regions", Limits>> = {
  strangers: { kept: 300, waiting: 8 },
  regions: { kept: 300, waiting: 4 },
};

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

/** The kept drawings of some viewers, and the number of those that wait. */
class Places {
  readonly kept: LRUCache<string, Promise<Drawing>>;
  waiting = 0;

  constructor(private readonly limits: Limits) {
    this.kept = new LRUCache({ max: limits.kept, ttl: KEPT_MS });
  }

  get areTaken(): boolean {
    return this.waiting >= this.limits.waiting;
  }
}

/** The pages that the built app draws on the server, each kept for a short time. */
export class Drawings {
  readonly #strangers = new Places(LIMITS.strangers);
  readonly #regions = new Places(LIMITS.regions);

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
    const places = region === undefined ? this.#strangers : this.#regions;
    const kept = places.kept.get(key);
    if (!kept && places.areTaken) return undefined;
    const drawing = kept ?? this.#draw(`${pathToFileURL(file)}?${builtMs}`, path, { language, region, brand });
    if (!kept) {
      places.kept.set(key, drawing);
      places.waiting += 1;
      void drawing.catch(() => {}).then(() => (places.waiting -= 1));
    }
    return pTimeout(drawing, { milliseconds: this.options.waitMs ?? WAIT_BUDGET_MS }).catch(() => undefined);
  }

  /** A failed drawing is kept as well: a page that cannot be drawn is not tried at every request. */
  async #draw(module: string, path: string, { language, region, brand }: Viewer): Promise<Drawing> {
    const { environment, fetchIn, onFailure } = this.options;
    try {
      const { draw } = (await import(module)) as Drawer;
      return await draw(path, { environment, brand: brand.key, fetch: fetchIn(language, region) });
    } catch (error) {
      onFailure(path, error);
      throw error;
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
