import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { intervalKinds } from "@tablee/automation/intervals";
import { allReadModels } from "@tablee/projections/all-read-models";
import { advisoryLockOf, advisoryLocks, lockFamilies } from "./advisory-locks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = globSync("{libs,apps,workers,tools}/**/src/**/*.ts", { cwd: root, exclude: (path) => path.includes("node_modules") });
const calls = sources.flatMap((path) =>
  [...readFileSync(`${root}${path}`, "utf8").matchAll(/pg_(?:try_)?advisory_\w+\(\s*(.)/g)].map(([, first]) => ({ path, first: first! })),
);

describe("advisory locks", () => {
  it("have a number each, those of read models and intervals included", () => {
    const names = [...allReadModels.map(({ name }) => name), ...intervalKinds];
    const ofNames = names.flatMap((name) => lockFamilies.map((family) => advisoryLockOf(family, name)));
    const numbers = [...Object.values(advisoryLocks), ...ofNames];
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("are taken from the registry: no SQL names one by a number or a hash of its own", () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter(({ first }) => first !== "$")).toEqual([]);
  });
});
