import { pathTo, patternOf } from "./paths.ts";
import { routeTable } from "./route-table.ts";

/** Fixed redirects: older addresses, and /fr/ + the English path of a screen whose French path is stated. `{name}` is kept. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ["/menu", pathTo("menu", "en", { date: "this-week" })],
  ["/fr/menu", pathTo("menu", "fr", { date: "semaine" })],
  ["/menu/semaine", pathTo("menu", "fr", { date: "semaine" })],
  ["/fr/menu/this-week", pathTo("menu", "fr", { date: "semaine" })],
  ...routeTable.flatMap((row) => {
    const french = patternOf(row, "fr");
    const older = (row.alias ?? []).flatMap((path) => [[path, row.en] as const, [`/fr${path}`, french] as const]);
    const prefixed = `/fr${row.en}`;
    const same = prefixed === french || `${prefixed}/` === `${french}/`;
    return same ? older : [...older, [prefixed, french] as const];
  }),
];
