import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { editorOf } from "../e2e/parts/customer.ts";
import { saying, screens } from "../e2e/parts/words.ts";
import playwright from "../playwright.config.ts";
import { boxesOf, signUp } from "../test/stage/people.ts";
import { withSeason } from "../test/stage/with-season.ts";
import { type Goal, judged, meets } from "./numbers.ts";
import { type Load, Visit } from "./web/visit.ts";

/**
 * Measures a customer's phone, in French, on a slow connection and a slow processor (web/visit.ts), against the product as
 * script/server starts it: scripts of the first load, the largest paint, shifts of the layout, and clicks in the editor.
 * Options: --origin http://localhost:… (a server that runs already)  --json
 */
const { values } = parseArgs({ options: { origin: { type: "string" }, json: { type: "boolean", default: false } } });
const atMost = (target: number): Goal => ({ target, isMinimum: false });
const PUBLIC_KB = atMost(150);
const ACCOUNT_KB = atMost(170);
const goals = { lcpMs: atMost(2_500), cls: atMost(0.05), interactionMs: atMost(200) } as const;

const browser = await chromium.launch(playwright.use?.launchOptions);
await (values.origin ? measure(values.origin) : withSeason(measure)).finally(() => browser.close());

async function measure(origin: string): Promise<void> {
  const person = await signUp(origin, { recipes: 2, language: "fr" });
  const [, box] = await boxesOf(person);
  const cookie = { domain: "localhost", path: "/", expires: -1, httpOnly: true, secure: true, sameSite: "Lax" } as const;
  const cookies = [...person.jar].map(([name, value]) => ({ name, value, ...cookie }));
  const asClient: BrowserContextOptions = { storageState: { cookies, origins: [] } };
  const editor = editorOf.fr(box!.orderId);
  const pages: readonly (readonly [string, string, Goal, BrowserContextOptions?])[] = [
    ["home", "/fr/", PUBLIC_KB],
    ["menu", "/fr/menu/semaine", PUBLIC_KB],
    ["dish", `/produit/${box!.lines[0]!.dish.sku}`, PUBLIC_KB],
    ["plans", "/abonnement/plans", PUBLIC_KB],
    ["account", "/compte", ACCOUNT_KB, asClient],
    ["editor", editor, ACCOUNT_KB, asClient],
  ];
  const loads: Record<string, Load> = {};
  for (const [name, path, , options] of pages) {
    const visit = await Visit.begin(browser, { locale: "fr-CA", ...options });
    loads[name] = await visit.load(`${origin}${path}`);
    await visit.end();
  }
  report(loads, await interactions(`${origin}${editor}`, asClient), new Map(pages.map(([name, , goal]) => [name, goal])));
}

/** The slowest moment of each act in the editor, in ms. */
async function interactions(address: string, options: BrowserContextOptions): Promise<Record<string, number>> {
  const { editor } = screens.fr;
  const visit = await Visit.begin(browser, { locale: "fr-CA", ...options });
  await visit.load(address);
  const add = await visit.interact((page) =>
    page
      .getByRole("button", { name: saying(editor.addLabel) })
      .first()
      .click(),
  );
  const market = await visit.interact((page) => page.getByRole("navigation", { name: editor.kinds }).getByRole("button").last().click());
  await visit.end();
  return { add, market };
}

function report(loads: Record<string, Load>, interactionMs: Record<string, number>, scriptGoals: ReadonlyMap<string, Goal>): void {
  const lines = Object.entries(loads).flatMap(([name, load]) => [
    { name: `${name}: scripts, kB gzip`, value: load.scriptKb, goal: scriptGoals.get(name)! },
    { name: `${name}: LCP, ms`, value: load.lcpMs, goal: goals.lcpMs },
    { name: `${name}: CLS`, value: load.cls, goal: goals.cls },
  ]);
  lines.push(...Object.entries(interactionMs).map(([name, value]) => ({ name: `editor: ${name}, ms`, value, goal: goals.interactionMs })));
  const passed = lines.every(({ value, goal }) => meets(value, goal));
  process.exitCode = passed ? 0 : 1;
  if (values.json) return void process.stdout.write(`${JSON.stringify({ id: "web", loads, interactionMs, passed })}\n`);
  console.table(loads);
  process.stdout.write(`${[...lines.map(({ name, value, goal }) => judged(name, value, goal)), passed ? "ok" : "FAILED"].join("\n")}\n`);
}
