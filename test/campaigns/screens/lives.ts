import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openEyes } from "./eyes.ts";
import { misfits } from "./misfits.ts";

/** A window, the browser's size of text, and whether text is spaced as a person's style sheet may. */
interface Life {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly textPx?: number;
  readonly isSpaced?: true;
}

/** The lives that browsers have beside ours: a small phone, a zoom of 200 %, spaced text, and text of 200 % that is spaced too. */
export const lives: readonly Life[] = [
  { name: "small", width: 320, height: 640 },
  { name: "zoomed", width: 640, height: 450 },
  { name: "spaced", width: 320, height: 900, isSpaced: true },
  { name: "large", width: 1280, height: 900, textPx: 32, isSpaced: true },
];

/** The size of text that browsers begin with. */
const TEXT_PX = 16;
/** WCAG 1.4.12's spacing of text. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

/** A button may break its sentence where text is larger. */
const { sideways, cut, covered, overprinted } = misfits;
const opener = "main [aria-haspopup=dialog]:not([disabled]), header [aria-haspopup=dialog]:not([disabled])";
const OPEN_MS = 10_000;

/** Looks at a page that is there in each of these lives, and at each dialog and sheet that a press opens. */
export async function lookInLives(page: Page, shots: string | undefined): Promise<string[]> {
  const found = new Map<string, string[]>();
  const browser = await page.context().newCDPSession(page);
  for (const { name, width, height, textPx = TEXT_PX, isSpaced } of lives) {
    await page.setViewportSize({ width, height });
    await browser.send("Page.setFontSizes", { fontSizes: { standard: textPx } });
    const sheet = await page.addStyleTag({ content: isSpaced ? spacing : ":root {}" });
    await drawn(page);
    await look(page, name, found, shots);
    for (const label of await openers(page)) {
      const where = `${name}, “${label}”`;
      if (await open(page, label)) await look(page, where, found, shots);
      else found.set("opens nothing", [...(found.get("opens nothing") ?? []), where]);
      await close(page);
    }
    await sheet.evaluate((element) => element.parentNode!.removeChild(element));
  }
  return [...found].map(([words, where]) => `${words} (${where.join("; ")})`);
}

async function look(page: Page, where: string, found: Map<string, string[]>, shots: string | undefined): Promise<void> {
  if (shots) await page.screenshot({ path: join(shots, `${where.replaceAll(/[^\p{L}\d]+/gu, "-")}.png`) });
  const eyes = await page.evaluateHandle(openEyes);
  for (const misfit of [sideways, cut, covered, overprinted])
    for (const words of new Set(await page.evaluate(misfit, eyes))) found.set(words, [...(found.get(words) ?? []), where]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Dialogs of one kind that are looked at: each dish has its own. */
const MAX_ALIKE = 2;

/** The labels of the controls that open a dialog; of many that look alike, the first few. */
const openers = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selector, max]) => {
      const alike = new Map<string, Set<string>>();
      for (const each of document.querySelectorAll(selector)) {
        if (!each.checkVisibility()) continue;
        const labels = alike.get(each.className) ?? new Set();
        alike.set(each.className, labels);
        if (labels.size < max) labels.add(each.textContent.trim() || each.ariaLabel!);
      }
      return [...new Set([...alike.values()].flatMap((labels) => [...labels]))];
    },
    [opener, MAX_ALIKE] as const,
  );

async function open(page: Page, label: string): Promise<boolean> {
  const all = page.locator(opener).filter({ visible: true });
  const labels = await all.evaluateAll((each) => each.map((one) => one.textContent.trim() || one.ariaLabel));
  await all.nth(labels.indexOf(label)).click();
  const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
  const isOpen = await dialog.waitFor({ timeout: OPEN_MS }).then(
    () => true,
    () => false,
  );
  await page
    .waitForFunction(() => [...document.querySelectorAll("[aria-busy=true]")].every((each) => !each.checkVisibility()), undefined, {
      timeout: OPEN_MS,
    })
    .catch(() => {});
  await drawn(page);
  return isOpen;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page
    .locator("[role=dialog], [role=alertdialog]")
    .waitFor({ state: "detached", timeout: OPEN_MS })
    .catch(() => {});
}

/** Listeners of the window's size, and transitions, need a moment. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((late) => setTimeout(late, 1_000)),
    ]);
  });
