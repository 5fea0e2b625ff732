import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { peopleWhoLook } from "../campaigns/screens/people-who-look.ts";
import { consolePlaces, webPlaces } from "../campaigns/screens/places.ts";
import { contextOf } from "../campaigns/screens/walk.ts";
import { withSeason } from "../stage/with-season.ts";
import { scenes } from "./scenes.ts";

const { values } = parseArgs({
  options: { url: { type: "string" }, only: { type: "string", default: "" }, out: { type: "string", default: "docs/pictures" } },
});
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
/** The time for plates that are drawn when they come into view. */
const DRAWN_MS = 1_500;
const wanted = scenes.filter(({ file }) => file.includes(values.only));

mkdirSync(values.out, { recursive: true });
await (values.url === undefined ? withSeason(take) : take(values.url));

/** Takes the pictures of docs/tour.md from the product as it is. */
async function take(url: string): Promise<void> {
  const browser = await chromium.launch({ args: ["--no-sandbox", "--disable-gpu"], ...(executablePath && { executablePath }) });
  const looking = { en: await peopleWhoLook(url, "en"), fr: await peopleWhoLook(url, "fr") };
  for (const { file, looker, language, screen, theme, width, height } of wanted) {
    const { people, named } = looking[language];
    const places = looker === "staff" ? consolePlaces(named) : webPlaces(language, named);
    const place = places.find((each) => each.name === (looker === "staff" ? `console ${screen}` : screen) && each.looker === looker);
    if (!place) throw new Error(`The scene ${file} shows no screen: ${screen}, as a ${looker} sees it.`);
    const context = await contextOf(browser, url, language, people[looker].jar);
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    // The question about counting would cover the lower edge.
    await page.addInitScript(() => localStorage.setItem("tablee.measuring", "no"));
    await page.goto(place.path, { waitUntil: "networkidle" });
    await page.waitForTimeout(DRAWN_MS);
    await page.screenshot({ path: join(values.out, `${file}.jpg`), type: "jpeg", quality: 72 });
    process.stdout.write(`${file}.jpg: ${place.path}\n`);
    await context.close();
  }
  await browser.close();
}
