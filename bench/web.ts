import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { fillPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { patternOf } from "../apps/web/src/shared/routing/paths.ts";
import { type RouteName, routeTable } from "../apps/web/src/shared/routing/route-table.ts";
import { LIMIT_KB } from "../apps/web/vite/page-limits.ts";
import { editorOf } from "../e2e/parts/customer.ts";
import { saying, screens } from "../e2e/parts/words.ts";
import playwright from "../playwright.config.ts";
import { boxesOf, signUp } from "../test/stage/people.ts";
import { withSeason } from "../test/stage/with-season.ts";
import { type Goal, judged, meets } from "./numbers.ts";
import { type Load, Visit } from "./web/visit.ts";

/**
 * Measures a customer's phone on a slow connection and a slow processor (web/visit.ts), against the product as script/server starts
 * it: scripts of the first load, the largest paint, shifts of the layout, and presses. Public pages in both languages, the
 * account in French.
 * Options: --origin http://localhost:… (a server that runs already)  --json
 */
const { values } = parseArgs({ options: { origin: { type: "string" }, json: { type: "boolean", default: false } } });
const atMost = (target: number): Goal => ({ target, isMinimum: false });
const ACCOUNT_KB = 170;
const CLS = atMost(0.05);
const INTERACTION_MS = atMost(200);
const PUBLIC_LCP_MS = 2_000;
const LCP_MS = 2_500;
const locales = { en: "en-CA", fr: "fr-CA" } as const;

interface Measured {
  readonly load: Load;
  readonly goals: Readonly<Record<"scriptKb" | "lcpMs", Goal>>;
}
type Act = (page: Page) => Promise<void>;

const opensMenu: Act = (page) => page.getByRole("banner").getByRole("button").last().click();
const opensQuestion: Act = (page) => page.getByRole("main").locator("summary").first().click();
const opensFilters =
  (language: Language): Act =>
  (page) =>
    page.getByRole("main").getByRole("button", { name: screens[language].filters.open }).first().click();

const browser = await chromium.launch(playwright.use?.launchOptions);
await (values.origin ? measure(values.origin) : withSeason(measure)).finally(() => browser.close());

async function measure(origin: string): Promise<void> {
  const person = await signUp(origin, { recipes: 2, language: "fr" });
  const [, box] = await boxesOf(person);
  const dish = box!.lines[0]!.dish.sku;
  const pages = new Map<string, Measured>();
  const presses = new Map<string, number>();
  for (const language of ["en", "fr"] as const) {
    const addressOf = (name: RouteName, params: Readonly<Record<string, string>> = {}) =>
      `${origin}${fillPath(patternOf(routeTable.find((row) => row.name === name)!, language), params, language)}`;
    const looks: readonly (readonly [RouteName, string, number, Act?])[] = [
      ["home", addressOf("home"), PUBLIC_LCP_MS, opensMenu],
      ["menu", addressOf("menu", { date: "this-week" }), PUBLIC_LCP_MS, opensFilters(language)],
      ["product", addressOf("product", { id: dish }), PUBLIC_LCP_MS, opensMenu],
      ["faq", addressOf("faq"), PUBLIC_LCP_MS, opensQuestion],
      ["story", addressOf("story"), PUBLIC_LCP_MS],
      ["signup_plans", addressOf("signup_plans"), LCP_MS],
    ];
    for (const [name, address, lcpMs, act] of looks) {
      // The first request of a page may be answered before it is drawn.
      await fetch(address);
      const visit = await Visit.begin(browser, { locale: locales[language] });
      const load = await visit.load(address);
      pages.set(`${name}, ${language}`, { load, goals: { scriptKb: atMost(LIMIT_KB), lcpMs: atMost(lcpMs) } });
      if (act) presses.set(`${name}, ${language}`, await visit.interact(act));
      await visit.end();
    }
  }
  await measureAccount(origin, person.jar, editorOf.fr(box!.orderId), { pages, presses });
  report(pages, presses);
}

interface Results {
  readonly pages: Map<string, Measured>;
  readonly presses: Map<string, number>;
}

async function measureAccount(
  origin: string,
  jar: ReadonlyMap<string, string>,
  editor: string,
  { pages, presses }: Results,
): Promise<void> {
  const cookie = { domain: "localhost", path: "/", expires: -1, httpOnly: true, secure: true, sameSite: "Lax" } as const;
  const cookies = [...jar].map(([name, value]) => ({ name, value, ...cookie }));
  const asClient: BrowserContextOptions = { locale: locales.fr, storageState: { cookies, origins: [] } };
  for (const [name, path] of [
    ["account", "/compte"],
    ["editor", editor],
  ] as const) {
    const visit = await Visit.begin(browser, asClient);
    pages.set(name, { load: await visit.load(`${origin}${path}`), goals: { scriptKb: atMost(ACCOUNT_KB), lcpMs: atMost(LCP_MS) } });
    await visit.end();
  }
  const words = screens.fr.editor;
  const visit = await Visit.begin(browser, asClient);
  await visit.load(`${origin}${editor}`);
  const first = (page: Page) => page.getByRole("button", { name: saying(words.addLabel) }).first();
  presses.set("editor, add", await visit.interact((page) => first(page).click()));
  const kinds = (page: Page) => page.getByRole("navigation", { name: words.kinds });
  presses.set("editor, market", await visit.interact((page) => kinds(page).getByRole("button").last().click()));
  await visit.end();
}

function report(pages: Results["pages"], presses: Results["presses"]): void {
  const lines = [...pages].flatMap(([name, { load, goals }]) => [
    { name: `${name}: scripts, kB gzip`, value: load.scriptKb, goal: goals.scriptKb },
    { name: `${name}: LCP, ms`, value: load.lcpMs, goal: goals.lcpMs },
    { name: `${name}: CLS`, value: load.cls, goal: CLS },
  ]);
  lines.push(...[...presses].map(([name, value]) => ({ name: `${name}: press, ms`, value, goal: INTERACTION_MS })));
  const passed = lines.every(({ value, goal }) => meets(value, goal));
  process.exitCode = passed ? 0 : 1;
  const loads = Object.fromEntries([...pages].map(([name, { load }]) => [name, load]));
  if (values.json)
    return void process.stdout.write(`${JSON.stringify({ id: "web", loads, interactionMs: Object.fromEntries(presses), passed })}\n`);
  console.table(loads);
  process.stdout.write(`${[...lines.map(({ name, value, goal }) => judged(name, value, goal)), passed ? "ok" : "FAILED"].join("\n")}\n`);
}
