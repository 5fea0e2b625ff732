import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { axe } from "../../stage/axe.ts";
import { openEyes } from "./eyes.ts";
import { lookInLives } from "./lives.ts";
import { misfits } from "./misfits.ts";
import type { Language, Place } from "./places.ts";

const HEIGHT = 900;
const READY_MS = 30_000;
const SETTLED_MS = 5_000;
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Look {
  readonly widths: readonly number[];
  /** At which of them axe reads the page, once in each theme. */
  readonly readAt: readonly number[];
  readonly themes: readonly ("light" | "dark")[];
  /** The folder for pictures; none without. */
  readonly shots?: string | undefined;
  /** Looks at it in the other windows and texts that browsers have, too, and at its dialogs. */
  readonly inLives?: boolean;
}

/** A browser of one person, which speaks a language. */
export async function contextOf(
  browser: Browser,
  baseURL: string,
  language: Language,
  jar: ReadonlyMap<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: `${language}-CA`, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addCookies([...jar].map(([name, value]) => ({ name, value, url: "https://localhost/" })));
  return context;
}

/** Loads a screen once and checks it at every width; returns in words what does not fit and what an aid cannot use. */
export async function lookFrom(
  context: BrowserContext,
  { path }: Place,
  { widths, readAt, themes, shots, inLives }: Look,
): Promise<string[]> {
  const page = await context.newPage();
  const unlike: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error" && line.text().startsWith("hydration:")) unlike.push("is drawn by the server unlike by the browser");
  });
  try {
    await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
    await page.goto(path);
    await page.waitForFunction(isThere, undefined, { timeout: READY_MS });
    const landed = addressOf(page.url());
    if (landed !== addressOf(`${new URL(page.url()).origin}${path}`)) return [`leads to ${landed}`];
    if (shots) mkdirSync(shots, { recursive: true });
    const unusable: string[] = [];
    const atWidths = await lookAt(page, widths, shots, async (width) => {
      if (readAt.includes(width)) for (const theme of themes) unusable.push(...(await inaccessible(page, theme)));
    });
    const found = [...atWidths].map(([words, at]) => `${words} (${at.join(", ")})`);
    if (inLives) found.push(...(await lookInLives(page, shots)));
    return [...found, ...new Set([...unusable, ...unlike])];
  } catch (error) {
    return [`does not open: ${(error as Error).message.split("\n")[0]}`];
  } finally {
    await page.close();
  }
}

const addressOf = (url: string): string => decodeURIComponent(new URL(url).pathname).replace(/\/$/, "");

/** In the page: a heading, no placeholder, and the fonts that lines are measured with. */
const isThere = () =>
  document.querySelector("h1") !== null &&
  [...document.querySelectorAll("main .skeleton, [aria-busy=true]")].every((each) => !each.checkVisibility()) &&
  document.fonts.status === "loaded";

/** The misfits in words, with the widths at which they occur. */
async function lookAt(
  page: Page,
  widths: readonly number[],
  shots: string | undefined,
  read: (width: number) => Promise<void>,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Listeners of the width need a moment.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.waitForFunction(isThere, undefined, { timeout: READY_MS });
    if (shots) await page.screenshot({ path: join(shots, `${width}.png`) });
    const eyes = await page.evaluateHandle(openEyes);
    for (const look of Object.values(misfits))
      for (const words of new Set(await page.evaluate(look, eyes))) found.set(words, [...(found.get(words) ?? []), width]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await read(width);
  }
  return found;
}

/** Finds the parts that a person with an aid cannot use, at the page's present width: serious findings only. */
async function inaccessible(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // Colours fade to those of the other theme, and are read at the end. If the page renders no frame, they never get there.
  await page.evaluate((ms) => {
    const over = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return Promise.race([over, new Promise((late) => setTimeout(late, ms))]);
  }, SETTLED_MS);
  const { violations } = await axe(page).withTags(standards).analyze();
  const found: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== "serious" && impact !== "critical") continue;
    const node = id === "target-size" ? await smallTarget(page, nodes) : nodes[0];
    if (node) found.push(`${id}: ${node.html.slice(0, 120)}`);
  }
  return found;
}

interface Target {
  readonly html: string;
  readonly target: readonly unknown[];
}

/** The first that is small in the middle of the window too: a bar at its lower edge covers part of what happens to be there. */
async function smallTarget<Node extends Target>(page: Page, nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const selector = String(node.target[0]);
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { violations } = await axe(page).include(selector).withRules("target-size").analyze();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    if (violations.length > 0) return node;
  }
  return undefined;
}
