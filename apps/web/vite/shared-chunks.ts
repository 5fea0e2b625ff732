import { join } from "node:path";
import type { Rolldown } from "vite";
import type { RouteName } from "../src/shared/routing/route-table.ts";
import { screenFiles } from "./page-manifest.ts";
import { cameWith } from "./reach.ts";

type Chunks = readonly Rolldown.OutputChunk[];

/** The pages that a visitor opens in sequence, and the pages between a visitor and an account. */
const visits = ["menu", "product", "signup_plans"] as const satisfies readonly RouteName[];
const entryPages = ["sign_in", "signup_registration", "signup_delivery", "signup_payment"] as const satisfies readonly RouteName[];
/** The bar above every visitor's page, which the shell fetches at once. */
const discountBar = join(import.meta.dirname, "../src/features/shell/offer/discount-bar.tsx");

/**
 * Groups the modules that several screens share into few files, since each costs a phone a round trip: those that home shares
 * with others, those that visitors' screens share, those that the account shares with the way to it, and the rest of the account.
 * `undivided` is the same app built without groups: it alone shows what a screen really needs of a package.
 */
export function sharedChunks(undivided: Chunks): Rolldown.CodeSplittingGroup {
  const files = screenFiles();
  const needs = (name: RouteName) => modulesOf(files.get(name)!, undivided);
  const home = needs("home").union(modulesOf(discountBar, undivided));
  const account = needs("account");
  const [ofVisits, ofEntryPages] = [visits.map(needs), entryPages.map(needs)];
  const count = (sets: readonly ReadonlySet<string>[], id: string) => sets.filter((set) => set.has(id)).length;
  const chunkOf = (id: string): string | null => {
    const visited = count(ofVisits, id);
    if (home.has(id)) return visited > 0 || account.has(id) ? "plates" : null;
    if (visited === ofVisits.length) return "visit";
    if (!account.has(id) || visited > 0) return null;
    return count(ofEntryPages, id) > 0 ? "kit" : "account";
  };
  return { name: chunkOf, includeDependenciesRecursively: false };
}

/** All modules that a screen's file loads, except those of the first load. */
const modulesOf = (file: string, chunks: Chunks): ReadonlySet<string> =>
  new Set([...cameWith(file, chunks)!].flatMap(({ moduleIds }) => moduleIds).filter((id) => id !== file));
