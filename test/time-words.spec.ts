import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const sources = execFileSync("git", ["ls-files", "--", "libs", "apps", "workers", "tools"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|gen|bench)\.tsx?$|\/(testing|test|bench)\//.test(file));

const holding = (pattern: RegExp) =>
  sources.flatMap((file) => {
    const found = readFileSync(file, "utf8").match(pattern);
    return found ? [`${file}: ${found[0]}`] : [];
  });

describe("the words for times", () => {
  it("are looked for in all programs", () => {
    expect(sources.length).toBeGreaterThan(1_500);
  });

  it("hold no abbreviation of a zone, in English or French", () => {
    // PST is a tax as well.
    expect(holding(/(?<![\w-])(?:PDT|[MCEAN][SD]T|H[NA][PRCEAT])(?![\w-])/)).toEqual([]);
  });

  it("come from one module: no program asks its runtime for the hour or the zone of an instant", () => {
    expect(holding(/timeZoneName|toLocale(?:Time|Date)?String\([^)]*(?:hour|timeZone|timeStyle)|timeStyle/)).toEqual([]);
  });
});
