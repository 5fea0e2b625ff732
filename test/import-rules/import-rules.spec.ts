import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { allowed, breaking } from "./tree.ts";

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the tree, whose imports are named from its root. `nowhere.ts` is never there. */
function write(root: string): void {
  const files = new Map(Object.entries(allowed));
  for (const [path, imported] of Object.entries(breaking)) files.set(path, [imported]);
  const known = [...files.values()].flat().filter((path) => /^(libs|apps|workers|tools)\//.test(path) && basename(path) !== "nowhere.ts");
  for (const path of known) if (!files.has(path)) files.set(path, []);
  for (const [path, imports] of files) {
    const lines = imports.map((imported) => statement(dirname(path), imported));
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), lines.length > 0 ? lines.join("\n") : "export {};");
  }
}

function statement(folder: string, imported: string): string {
  const [path = "", type] = imported.split(" ").reverse();
  const from = path.includes(":") ? path : `./${relative(folder, path)}`;
  return type ? `import type {} from "${from}";` : `import "${from}";`;
}

/** Runs dependency-cruiser over the tree. */
function cruise(): {
  readonly violations: readonly Violation[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
} {
  const cli = here("../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const rules = here("../../.dependency-cruiser.mjs");
  const tree = mkdtempSync(join(realpathSync(tmpdir()), "tablee-import-rules-"));
  write(tree);
  const { stdout } = spawnSync(process.execPath, [cli, "libs", "apps", "workers", "tools", "--config", rules, "--output-type", "json"], {
    cwd: tree,
  });
  rmSync(tree, { recursive: true });
  return JSON.parse(stdout.toString()).summary;
}

const { violations, ruleSetUsed } = cruise();
const rules = ruleSetUsed.forbidden.map(({ name }) => name);
/** A cycle is reported once, for one of its files. */
const brokenBy = (file: string) => [
  ...new Set(violations.filter(({ from, to }) => [from, to].some((path) => basename(path, ".ts") === file)).map(({ rule }) => rule.name)),
];

describe("the rules of who may import whom", () => {
  it.each(rules)("%s is broken by the file of its name", (rule) => {
    expect(brokenBy(rule)).toContain(rule);
  });

  it("are broken by nothing else in the tree", () => {
    const others = violations.filter(({ from }) => !rules.includes(basename(from, ".ts")) && basename(from) !== "imported-back.ts");
    expect(others).toEqual([]);
  });
});
