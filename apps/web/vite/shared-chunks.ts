import { join } from "node:path";
import type { Rolldown } from "vite";
import type { RouteName } from "../src/shared/routing/route-table.ts";
import { screenFiles } from "./page-manifest.ts";
import { cameWith } from "./reach.ts";

type Chunks = readonly Rolldown.OutputChunk[];

/** The pages that strangers open: one of each form. */
const publicPages = [
  ...(["menu", "product", "signup_plans", "get_started", "story"] as const),
  ...(["faq", "faq_category", "privacy", "terms_conditions"] as const),
] satisfies readonly RouteName[];
const dishPages = ["menu", "product"] as const satisfies readonly RouteName[];
/** The pages between a visitor and an account. */
const entryPages = ["sign_in", "signup_registration", "signup_delivery", "signup_payment"] as const satisfies readonly RouteName[];
/** The bar above every visitor's page, which the shell fetches at once. */
const discountBar = join(import.meta.dirname, "../src/features/shell/offer/discount-bar.tsx");

/** A module that this many of them need is worth a place in a file that they share. */
const MANY = 3;

/** Matches the modules that draw plates: texts, questions and forms need none of them. */
const drawsPlates = /[\\/]libs[\\/]ui[\\/]src[\\/]plates[\\/]/;

/**
 * Groups the modules that several screens share into few files, since each costs a phone a round trip: those that home shares
 * with others, the plates and what comes with them alone, those that many public screens share, those that forms need, those of
 * dishes, those that the account shares with the way to it, and the rest of the account. `undivided` is the same app built without
 * groups: it alone shows what a screen really needs of a package.
 */
export function sharedChunks(undivided: Chunks): Rolldown.CodeSplittingGroup {
  const files = screenFiles();
  const needs = (name: RouteName) => modulesOf(files.get(name)!, undivided);
  const home = needs("home").union(modulesOf(discountBar, undivided));
  const account = needs("account");
  const [ofPublic, ofDishes, ofEntryPages] = [publicPages.map(needs), dishPages.map(needs), entryPages.map(needs)];
  const withoutPlates = ofPublic.filter((ids) => !ids.values().some((id) => drawsPlates.test(id)));
  const count = (sets: readonly ReadonlySet<string>[], id: string) => sets.filter((set) => set.has(id)).length;
  const chunkOf = (id: string): string | null => {
    const opened = count(ofPublic, id);
    if (drawsPlates.test(id)) return "plates";
    if (home.has(id)) return opened > 0 || account.has(id) ? "home" : null;
    if (opened >= MANY && count(withoutPlates, id) > 0) return "public";
    if (opened >= MANY) return count(ofEntryPages, id) > 0 ? "forms" : "plates";
    if (opened === dishPages.length && count(ofDishes, id) === opened && count(ofEntryPages, id) === 0) return "dishes";
    if (!account.has(id) || opened > 0) return null;
    return count(ofEntryPages, id) > 0 ? "kit" : "account";
  };
  return { name: chunkOf, includeDependenciesRecursively: false };
}

/** All modules that a screen's file loads, except those of the first load. */
const modulesOf = (file: string, chunks: Chunks): ReadonlySet<string> =>
  new Set([...cameWith(file, chunks)!].flatMap(({ moduleIds }) => moduleIds).filter((id) => id !== file));
