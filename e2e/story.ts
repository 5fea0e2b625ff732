import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type BrowserContext, type Page, test as playwright } from "@playwright/test";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { advanceClock } from "@tablee/contracts/calls/operations";
import { count, keepCost } from "../test/runner/counts.ts";

type Language = "en" | "fr";

/** A test or a story that proves a property: its file, and words of its title. */
type Proof = `${string}.ts: ${string}` | `${string}.tsx: ${string}`;

/** A story of `script/test`; `quick` has it in `script/test quick` as well. */
interface Kept<Languages> {
  /** Its language in `script/test`; `all` runs it in the other one too. */
  readonly runs: Languages;
  /** The reason why no cheaper test proves it. */
  readonly why: string;
  readonly quick?: Languages extends "both" ? never : true;
}

/** A story that only `all` runs, in each language; `provedBy` names the test that proves its property in `script/test`. */
interface Moved {
  readonly runs: "all";
  readonly provedBy: readonly [Proof, ...Proof[]];
}

type Tier = Kept<Language> | Kept<"both"> | Moved;
type Body = Parameters<typeof base>[2];

/** Counts the cost of each story: its seconds, and in each of its browser contexts pages, sign-ups and moves of the clock. */
const base = playwright.extend<{ counting: undefined }>({
  counting: [
    async ({ browser, context }, use, { file }) => {
      count("stories");
      watch(context);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => watch(await newContext(options));
      const began = performance.now();
      await use(undefined);
      keepCost(relative(root, file), (performance.now() - began) / 1000);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
});

const root = join(import.meta.dirname, "..");
const watched = new WeakSet<BrowserContext>();
const countedCalls = [
  [completeSignup.path, "sign-ups"],
  [advanceClock.path, "clock moves"],
] as const;

function watch(context: BrowserContext): BrowserContext {
  if (watched.has(context)) return context;
  watched.add(context);
  context.on("page", (page) => {
    page.on("load", () => count("page loads"));
    hydrateFirst(page);
  });
  context.on("request", (request) => {
    if (request.method() === "GET") return;
    const { pathname } = new URL(request.url());
    for (const [path, what] of countedCalls) if (pathname === path) count(what);
  });
  return context;
}

/** A page that the server drew is used once its scripts have taken it over: what is typed before that is lost. */
function hydrateFirst(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isHydrated = () => page.locator("#root[data-drawn]").waitFor({ state: "detached" });
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await isHydrated();
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await isHydrated();
    return answer;
  };
}

/** Playwright's `test` without its call: a story is registered with its tier, by `story` below. */
export const test: Pick<typeof base, keyof typeof base> = base;

/**
 * Registers the stories of a language by their titles and tiers:
 * `script/test` leaves out those with the tag @all, `script/test quick` runs those with the tag @quick.
 */
export const storiesIn =
  (language: Language) =>
  (title: string, tier: Tier): ((body: Body) => void) =>
    registered(title, tier, tier.runs === "both" || tier.runs === language, language !== first(tier));

/** Registers a story without a language. */
export const story = (title: string, tier: Kept<"once"> | Moved): ((body: Body) => void) =>
  registered(title, tier, tier.runs === "once", false);

/** True where stories with the tag @all run too; the configuration reads it from Playwright's arguments. */
export const isWhole = process.env.E2E_STORIES === "all";

/** True if axe checks the running story in its other language only. */
export const isRepeated = (): boolean => base.info().annotations.some(({ type }) => type === "repeated");

const first = ({ runs }: Tier): Language => (runs === "both" || runs === "all" ? "fr" : runs);

function registered(title: string, tier: Kept<string> | Moved, isInTest: boolean, isRepeat: boolean): (body: Body) => void {
  const annotation = [{ type: "runs", description: tier.runs }];
  if (isRepeat) annotation.push({ type: "repeated", description: "axe reads it in the other language" });
  if ("why" in tier) annotation.push({ type: "why", description: tier.why });
  else annotation.push(...tier.provedBy.map((proof) => ({ type: "proved by", description: checked(proof) })));
  const tag = isInTest ? ("quick" in tier ? ["@quick"] : []) : ["@all"];
  // Playwright takes the position of a story in its file from the caller's frame. A bound function adds no frame of its own.
  return base.bind(undefined, title, { tag, annotation });
}

/** Refuses a proof that `script/test` does not run: its file has no such test or story, or only `all` runs it. */
function checked(proof: Proof): string {
  const [, file, title] = /^(\S+): (.+)$/.exec(proof)!;
  if (/\.all\.(int\.)?spec\./.test(file!)) throw new Error(`only all runs ${file}`);
  const lines = readFileSync(new URL(`../${file}`, import.meta.url), "utf8").split("\n");
  const at = lines.findIndex((line, number) => line.includes(title!) && isTitle(line, lines[number - 1]));
  if (at < 0) throw new Error(`${file} has no test “${title}”`);
  if (file!.startsWith("e2e/") && /runs: "all"/.test(lines.slice(at, at + 3).join())) throw new Error(`only all runs “${title}”`);
  return proof;
}

/**
 * True for a line that begins a test's title: after the call, after the rows of `each`, or on the line below a call that is broken there.
 */
const isTitle = (line: string, before = ""): boolean =>
  /^\s*(?:(?:it|test|story)(?:\.each\(.*\))?\(|[\])}]+\()["'`]/.test(line) ||
  (/^\s*["'`]/.test(line) && /(?:(?:it|test|story)|[\])}])\($/.test(before));
