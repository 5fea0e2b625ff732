import { parseArgs } from "node:util";
import { groups } from "./mutation/groups.ts";
import { mutate } from "./mutation/mutate.ts";
import { survivors, Tally } from "./mutation/tally.ts";
import { print, type Report } from "./report.ts";

const target = 80;
const { values } = parseArgs({
  options: {
    /** Only the groups whose names contain this. */
    group: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});
const started = Date.now();
const whole = new Tally();
const table: Record<string, number | string>[] = [];
for (const group of groups.filter(({ name }) => name.includes(values.group))) {
  const mutants = await mutate(group);
  const tally = new Tally(mutants);
  whole.add(tally);
  table.push({ group: group.name, ...tally.figures() });
  process.stderr.write(`${[...survivors(mutants), `${group.name}: ${tally.score()} %`].join("\n")}\n`);
}
const score = whole.score();
const report: Report = {
  campaign: "mutation",
  figures: { ...whole.figures(), seconds: Math.round((Date.now() - started) / 1000) },
  table,
  violations: score < target ? [`the tests find ${score} % of the mutants: ${target} % is the least`] : [],
};
process.exit(print(report, values.json));
