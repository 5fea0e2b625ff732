import { join } from "node:path";
import type { Rolldown } from "vite";
import type { RouteName } from "../src/shared/routing/route-table.ts";
import { screenFiles } from "./page-manifest.ts";
import { cameWith } from "./reach.ts";

type Chunks = readonly Rolldown.OutputChunk[];

/** The pages of words. */
const textPages = [
  ...(["story", "faq", "faq_category", "privacy", "terms_conditions", "not_found"] as const),
] satisfies readonly RouteName[];
/** The pages with the card for signing in. */
const entryPages = ["sign_in", "forgot_password", "reset_password", "provider_callback"] as const satisfies readonly RouteName[];
/** The pages that are little without their form, which comes later. */
const formPages = ["contact", "gift", "get_started", "signup_registration", ...entryPages] as const satisfies readonly RouteName[];
/** The pages where strangers choose dishes and a plan, and that of a tracked box. Most of each comes after its head. */
const headPages = ["menu", "product", "signup_plans", "track_box"] as const satisfies readonly RouteName[];
const source = (path: string) => join(import.meta.dirname, "../src", path);
/** The parts that come after the heads: the dishes of the menu, a dish's recipe, the choice of a plan. */
const shopParts = ["features/menu/shelves/menu-shelves.tsx", "shared/product/details/product-details.tsx"].map(source);
const plansForm = source("features/signup/plan-form/plans-form.tsx");
/** The box of a mail's link. */
const linkedBox = source("features/tracking/track/linked-box.tsx");
/** The sentences of failed calls, with their dates and time zones: a dish needs none. */
const errors = source("shared/api/errors.ts");
/** The last steps of the sign-up. */
const lastSteps = ["signup_delivery", "signup_payment"] as const satisfies readonly RouteName[];
/** The bar above every visitor's page, which the shell fetches at once. */
const discountBar = source("features/shell/offer/discount-bar.tsx");

/** A module that this many of them need is worth a place in a file that they share. */
const MANY = 3;
const MANY_FORMS = 5;

/** Matches the modules that draw plates: texts, questions and forms need none of them. A page that fetches them later fetches one file. */
const drawsPlates = /[\\/]libs[\\/]ui[\\/]src[\\/](plates[\\/]|components[\\/]dish-picture\.tsx$)/;
/** Matches the diets and allergens below the name of a dish, whose page fetches them after its head. */
const describesDishes = /[\\/](allergen-line|diet-tags|line-contents)\.tsx$/;

/**
 * Groups the modules that several screens share into few files, since each costs a phone a round trip. There is one file each for what
 * home shares, for plates, for diets and allergens, for pages of words, for their questions, for pages with a form, for signing in,
 * and for what words and forms share; one for what dishes share with the choice of a plan, and one for dishes; one for what the
 * account shares with a tracked box, one for what it shares with the last steps of the sign-up, and one for the rest of it. A light page
 * never loads what heavier ones share. `undivided` is the same app built without groups: it alone shows what a screen really needs of a
 * package.
 */
export function sharedChunks(undivided: Chunks): Rolldown.CodeSplittingGroup {
  const files = screenFiles();
  const needs = (name: RouteName) => modulesOf(files.get(name)!, undivided);
  const home = needs("home").union(modulesOf(discountBar, undivided));
  const account = needs("account");
  const sentences = modulesOf(errors, undivided);
  const plans = modulesOf(plansForm, undivided);
  const tracked = modulesOf(linkedBox, undivided);
  const [ofTexts, ofForms] = [textPages.map(needs), formPages.map(needs)];
  const [ofHeads, ofLastSteps] = [headPages.map(needs), lastSteps.map(needs)];
  const ofShop = [...shopParts.map((file) => modulesOf(file, undivided)), plans];
  const questions = [needs("faq"), needs("faq_category")];
  const ofEntry = entryPages.map(needs);
  const count = (sets: readonly ReadonlySet<string>[], id: string) => sets.filter((set) => set.has(id)).length;
  const chunkOf = (id: string): string | null => {
    const [texts, forms, shop] = [count(ofTexts, id), count(ofForms, id), count(ofShop, id)];
    if (drawsPlates.test(id)) return "plates";
    if (describesDishes.test(id)) return "food";
    if (home.has(id)) return texts + forms + shop > 0 || account.has(id) ? "home" : null;
    if (texts >= MANY && forms >= MANY_FORMS) return "public";
    if (texts >= MANY) return "texts";
    if (forms >= MANY_FORMS) return "forms";
    if (questions.every((ids) => ids.has(id)) && forms + shop === 0) return "questions";
    if (count(ofEntry, id) === entryPages.length && shop === 0) return "entry";
    if (texts + forms + count(ofHeads, id) > 0) return null;
    if (id === errors || sentences.has(id)) return null;
    if (shop > 1) return plans.has(id) ? "shop" : "dishes";
    if (!account.has(id) || shop > 0) return null;
    if (tracked.has(id)) return "box";
    return count(ofLastSteps, id) > 0 ? "kit" : "account";
  };
  return { name: chunkOf, includeDependenciesRecursively: false };
}

/** All modules that a screen's file loads, except those of the first load. */
const modulesOf = (file: string, chunks: Chunks): ReadonlySet<string> =>
  new Set([...cameWith(file, chunks)!].flatMap(({ moduleIds }) => moduleIds).filter((id) => id !== file));
