import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Calls that take the language of the browser or of the machine, where a page has one of its own: a Turkish browser writes `İ` for `i`. */
const unstated = /\.toLocale\w*\(\s*(?:\)|undefined|\[\])|\bIntl\.(?!DateTimeFormat\(\)\.resolvedOptions)\w+\(\s*(?:\)|undefined|\[\])/g;

const sources = execFileSync("git", ["ls-files", "--", "apps", "libs", "workers"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|gen)\.tsx?$/.test(file));

describe("a text that people read", () => {
  it("never follows the language of the browser or the machine", () => {
    const found = sources.flatMap((file) => (readFileSync(file, "utf8").match(unstated) ?? []).map((call) => `${file}: ${call}`));
    expect(found).toEqual([]);
  });

  it.each(["a.toLocaleUpperCase()", "n.toLocaleString(undefined, {})", "new Intl.NumberFormat()", "Intl.DateTimeFormat(undefined)"])(
    "is seen to follow it by %s",
    (call) => expect(call).toMatch(new RegExp(unstated.source)),
  );

  it.each(["n.toLocaleString(locale)", 'new Intl.NumberFormat("fr-CA")', "Intl.DateTimeFormat().resolvedOptions().timeZone"])(
    "is not seen to follow it by %s",
    (call) => expect(call).not.toMatch(new RegExp(unstated.source)),
  );
});
