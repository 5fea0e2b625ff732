import { parseArgs } from "node:util";
import { startLog } from "./log/storm-log.ts";
import { print } from "./parts/report.ts";
import { storm } from "./storm/campaign.ts";

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "10000" },
    edits: { type: "string", default: "2000" },
    workers: { type: "string", default: "3" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    away: { type: "string", default: "20" },
    accepted: { type: "string", default: "0" },
    rush: { type: "string", default: "1000" },
    patience: { type: "string", default: "20" },
    log: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const kind = values.log;
const report = await storm({
  orders: Number(values.orders),
  edits: Number(values.edits),
  workers: Number(values.workers),
  seed: Number(values.seed),
  awayMs: Number(values.away) * 1_000,
  accepted: Number(values.accepted),
  rush: Number(values.rush),
  patience: Number(values.patience),
  log: kind === undefined ? undefined : () => startLog(kind),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
process.exit(print(report, values.json));
