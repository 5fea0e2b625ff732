import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A day or an hour is that of a zone: `toLocal` and `businessDay` of `libs/domain/src/kernel/zones` read it from an instant. A part of the
 * instant's text is UTC's, where the evening in Canada is the next day. The places that mean UTC are named here, with the reason.
 */
const permitted: Readonly<Record<string, string>> = {
  "apps/admin-console/src/features/clock/advance-pane.tsx": "a field for an instant in UTC, as its label states",
  "apps/admin-console/src/features/clock/zone-clocks.tsx": "UTC's own clock",
  "apps/admin-console/src/shared/format/in-words.ts": "a day of a week without a zone",
  "apps/admin-console/src/shared/format/instants.ts": "instants that are shown in UTC, with its name",
  "apps/admin-console/src/shared/format/monday.ts": "a day of a week without a zone",
  "apps/api/src/menu/menu.service.ts": "the minute that names an answer kept in memory",
  "apps/api/src/operations/conductor.ts": "the bound of a move of the clock",
  "apps/web/src/features/privacy/timeline/timeline.ts": "the month of a local day",
  "libs/access/src/mail-allowance.ts": "the day of an allowance, which no person reads",
  "libs/access/src/sessions/session-mark.ts": "hexadecimal digits",
  "libs/gateways/src/routing/embedded-routing.ts": "the whole minute at which a driver is expected",
  "libs/simulation/src/world.ts": "the day of that allowance",
  "libs/ui/src/format/dates.ts": "a day of a week without a zone",
};

/** The cuts that leave a day, a month, an hour or a minute of an instant. */
const cut = /\.(slice|substring|substr)\((0, ?(7|10|13|16|19)|11(, ?\d+)?)\)|\.split\(["']T["']\)/;

/** Terms are effective-dated in UTC: the functions that look one up take its day. */
const terms = /\b(policyOn|offerOf|defaultCodeOn|taxCategoryOf|pricesFrom|planPrices|fromCents)\([^()]*\.slice\(0, 10\)/;

const sources = execFileSync("git", ["ls-files", "--", "apps", "libs", "workers"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|gen|bench)\.tsx?$|\/testing\/|^libs\/domain\/src\/kernel\//.test(file));

const cutsIn = (source: string): readonly string[] => source.split("\n").filter((line) => cut.test(line.replace(terms, "")));
const cutting = sources.filter((file) => cutsIn(readFileSync(file, "utf8")).length > 0);

describe("the day and the hour of an instant", () => {
  it("are read in a zone: a new place does so, or is named here with its reason", () => {
    expect(cutting.filter((file) => !(file in permitted))).toEqual([]);
  });

  it("are cut out of no text that is named here in vain", () => {
    expect(Object.keys(permitted).filter((file) => !cutting.includes(file))).toEqual([]);
  });

  it("are not seen to be cut for the terms of that day", () => {
    expect(cutsIn("policyOn(refundPolicies, at.slice(0, 10))")).toEqual([]);
    expect(cutsIn("const today = at.slice(0, 10);")).toHaveLength(1);
  });

  it.each(["now.slice(0, 10)", "at.slice(11, 16)", "at.slice(11)", "at.substring(0, 10)", 'at.split("T")[0]'])(
    "are seen to be cut by %s",
    (line) => expect(cutsIn(line)).toEqual([line]),
  );
});
