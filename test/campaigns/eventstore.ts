import { parseArgs } from "node:util";
import { eventStore } from "./eventstore/campaign.ts";
import { print } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "10" },
    events: { type: "string", default: "200000" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const report = await eventStore({
  kills: Number(values.kills),
  events: Number(values.events),
  seed: Number(values.seed),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
process.exit(print(report, values.json));
