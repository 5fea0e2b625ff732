import { globSync, readFileSync } from "node:fs";

const specs = {
  unit: "{libs,apps,workers,tools,test}/**/*.spec.{ts,tsx}",
  integration: "{libs,apps,workers,tools,test}/**/*.int.spec.ts",
  e2e: "e2e/**/*.ts",
} as const;
const sleep = /\b(?:(?:sleep|waitForTimeout)\(|setTimeout\([\w.]+, )(\d[\d_]*)\)/g;

/** Milliseconds of the waits that the specs of a stage write down: each of them is time in which nothing is proven. */
export function literalSleeps(stage: keyof typeof specs): number {
  const exclude = ["**/node_modules/**", "**/build/**"];
  const paths = globSync(specs[stage], { exclude }).filter((path) => stage !== "unit" || !path.endsWith(".int.spec.ts"));
  const waits = paths.flatMap((path) => [...readFileSync(path, "utf8").matchAll(sleep)]);
  return waits.reduce((sum, [, ms]) => sum + Number(ms!.replaceAll("_", "")), 0);
}
