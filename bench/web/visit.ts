import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** A phone on a slow connection: 1.6 Mb/s, 150 ms, and a processor four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const;

/** Runs in the page: the addresses of the scripts that its document names. */
const NAMED = '[...document.querySelectorAll("link[rel=modulepreload], script[src]")].map((tag) => tag.href || tag.src)';

export interface Load {
  /** The scripts that the document names: gzip of their text, independent of their encoding. */
  readonly scriptKb: number;
  /** The same of all scripts that came until the page was at rest, and their number. */
  readonly allScriptKb: number;
  readonly scripts: number;
  /** All bytes over the wire, headers included. */
  readonly wireKb: number;
  readonly lcpMs: number;
  readonly cls: number;
}

/** The figures that the page measures itself, from its first moment. */
interface Measured {
  lcp: number;
  cls: number;
  slowest: number;
}

declare global {
  var __measured: Measured;
}

/** An entry of the browser's timeline, with the fields read here. */
interface Entry {
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
}

/** Runs in the page. */
function measure(): void {
  const measured: Measured = { lcp: 0, cls: 0, slowest: 0 };
  globalThis.__measured = measured;
  const watch = (type: string, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as unknown as Entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as never);
  watch("largest-contentful-paint", ({ startTime }) => {
    measured.lcp = startTime;
  });
  watch("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.cls += value;
  });
  watch("event", ({ interactionId, duration }) => {
    if (interactionId) measured.slowest = Math.max(measured.slowest, duration);
  });
}

/** A page of a first-time visitor: nothing is cached. */
export class Visit {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #scripts = new Map<string, Promise<number>>();
  #wire = 0;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      this.#wire += encodedDataLength;
    });
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        this.#scripts.set(
          response.url(),
          response.body().then(
            (body) => gzipSync(body).length,
            // The visit ended before it had come.
            () => 0,
          ),
        );
    });
  }

  static async begin(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ ...PHONE, ...options });
    await context.addInitScript(measure);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.setCacheDisabled", { cacheDisabled: false });
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    return new Visit(page, cdp);
  }

  /** Opens an address and waits until nothing has arrived for half a second. */
  async load(address: string): Promise<Load> {
    await this.page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
    await this.page.waitForTimeout(500);
    const { lcp, cls } = await this.page.evaluate(() => globalThis.__measured);
    const named = await this.page.evaluate<string[]>(NAMED);
    const sizes = new Map(await Promise.all([...this.#scripts].map(async ([url, bytes]) => [url, await bytes] as const)));
    const sum = (urls: Iterable<string>) => [...urls].reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
    const kb = (bytes: number) => Math.round(bytes / 100) / 10;
    return {
      scriptKb: kb(sum(new Set(named))),
      allScriptKb: kb(sum(sizes.keys())),
      scripts: sizes.size,
      wireKb: kb(this.#wire),
      lcpMs: Math.round(lcp),
      cls: Math.round(cls * 1000) / 1000,
    };
  }

  /** The time until the browser shows the result of an act, in ms; the network is not slowed. */
  async interact(act: (page: Page) => Promise<void>): Promise<number> {
    await this.#cdp.send("Network.emulateNetworkConditions", { ...NETWORK, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    await this.page.evaluate(() => {
      globalThis.__measured.slowest = 0;
    });
    await act(this.page);
    await this.page.waitForTimeout(1_500);
    return Math.round(await this.page.evaluate(() => globalThis.__measured.slowest));
  }

  end(): Promise<void> {
    return this.page.context().close();
  }
}
