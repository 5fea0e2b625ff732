import { pathTo, patternOf } from "./paths.ts";
import { routeTable } from "./route-table.ts";

const planTypes = { rtc: ["plan", "people", "recipes"], other: ["plan", "meals"] } as const;

/** `{type}_{mealServings}`: 'rtc_2', 'rte_8'. Anything else after /signup/plans/ is the old form. */
export const planSegment = /^([a-z]+)_(\d+)$/;

/**
 * Maps the old form /signup/plans/{plan}/{submenu?} to the plans page with a query. The plan was written with its figures behind
 * it, 'rtc-2-3' (people, recipes) or 'rte-8' (meals).
 */
export function oldPlanQuery(plan: string, submenu: string | undefined): Record<string, string> {
  const parts = plan.split("-");
  const names = parts[0] === "rtc" ? planTypes.rtc : planTypes.other;
  const query: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = parts[index];
    if (value !== undefined && value !== "") query[name] = value;
  }
  return submenu === undefined ? query : { ...query, submenu };
}

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
