import { readFileSync, writeFileSync } from "node:fs";
import type { Cost } from "./shares.ts";

// Takes the seconds of costs.json from a report: PLAYWRIGHT_JSON_OUTPUT_NAME=report.json playwright test …, then node e2e/costs.ts report.json.
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

const specsOf = ({ suites = [], specs }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsOf)];

const { suites } = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as { readonly suites: readonly Suite[] };
const place = new URL("costs.json", import.meta.url);
const costs: Record<string, Cost> = JSON.parse(readFileSync(place, "utf8"));
for (const suite of suites) {
  const specs = specsOf(suite);
  const seconds = (some: Suite["specs"]) =>
    Math.round(
      some.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    );
  const name = specs[0]!.file.replace(".e2e.spec.ts", "");
  const kept = specs.filter(({ tags }) => !tags.includes("all"));
  const test = seconds(kept);
  // A report of script/test leaves the file's cost in `all` unchanged; it was measured or estimated before.
  costs[name] = { test, all: kept.length < specs.length ? seconds(specs) : Math.max(test, costs[name]?.all ?? 0) };
}
const sorted = Object.fromEntries(Object.entries(costs).toSorted(([one], [other]) => one.localeCompare(other)));
writeFileSync(place, `${JSON.stringify(sorted, null, 2)}\n`);
