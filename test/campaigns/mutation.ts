import { parseArgs } from "node:util";
import { groups } from "./mutation/groups.ts";
import { mutate } from "./mutation/mutate.ts";
import { survivors, Tally } from "./mutation/tally.ts";
import { print, type Report } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    /** Only the groups whose names contain this. */
    group: { type: "string", default: "" },
    /** Only the parts one of whose files contains this in its path. */
    code: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});
const started = Date.now();
const secondsSince = (from: number): number => Math.round((Date.now() - from) / 1000);
const chosen = groups
  .filter(({ name }) => name.includes(values.group))
  .map((group) => ({ ...group, parts: group.parts.filter(({ code }) => code.some((path) => path.includes(values.code))) }))
  .filter(({ parts }) => parts.length > 0);
const whole = new Tally();
const table: Record<string, number | string>[] = [];
const violations = chosen.length === 0 ? [`no part is named by --group ${values.group} --code ${values.code}`] : [];
for (const group of chosen) {
  const from = Date.now();
  const mutants = await mutate(group);
  const tally = new Tally(mutants);
  whole.add(tally);
  table.push({ group: group.name, ...tally.figures(), seconds: secondsSince(from) });
  process.stderr.write(`${[...survivors(mutants), `${group.name}: ${tally.score()} %`].join("\n")}\n`);
  if (tally.score() < group.target)
    violations.push(`${group.name}: the tests find ${tally.score()} % of the mutants; ${group.target} % is the least`);
}
const report: Report = {
  campaign: "mutation",
  figures: { ...whole.figures(), seconds: secondsSince(started) },
  table,
  violations,
};
process.exit(print(report, values.json));
