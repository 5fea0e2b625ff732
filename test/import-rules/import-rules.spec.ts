import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const fixtures = fileURLToPath(new URL("./fixtures/", import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What dependency-cruiser says of the fixtures: a small tree of the same shape, in which every rule is broken once. */
function cruise(): {
  readonly violations: readonly Violation[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
} {
  const cli = here("../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const rules = here("../../.dependency-cruiser.mjs");
  const { stdout } = spawnSync(process.execPath, [cli, "libs", "apps", "workers", "tools", "--config", rules, "--output-type", "json"], {
    cwd: fixtures,
  });
  return JSON.parse(stdout.toString()).summary;
}

const { violations, ruleSetUsed } = cruise();
const rules = ruleSetUsed.forbidden.map(({ name }) => name);
/** A cycle is reported once, for one of its files. */
const brokenBy = (file: string) => [
  ...new Set(violations.filter(({ from, to }) => [from, to].some((path) => basename(path, ".ts") === file)).map(({ rule }) => rule.name)),
];

describe("the rules of who may import whom", () => {
  it.each(rules)("%s is broken by the fixture of its name", (rule) => {
    expect(brokenBy(rule)).toContain(rule);
  });

  it("are broken by nothing else in the fixtures", () => {
    const others = violations.filter(({ from }) => !rules.includes(basename(from, ".ts")) && basename(from) !== "imported-back.ts");
    expect(others).toEqual([]);
  });
});
