import { parseArgs } from "node:util";
import { print } from "./parts/report.ts";
import { projections } from "./projections/campaign.ts";

const { values } = parseArgs({
  options: {
    events: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const report = await projections({
  events: Number(values.events),
  seed,
  progress: (events) => void process.stderr.write(`${events} of ${values.events} events, seed ${seed}\n`),
});
process.exit(print(report, values.json));
