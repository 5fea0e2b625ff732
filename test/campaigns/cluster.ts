import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { cluster } from "./cluster/campaign.ts";
import { print } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    nodes: { type: "string" },
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "20" },
    households: { type: "string", default: "12" },
    orders: { type: "string", default: "300" },
    edits: { type: "string", default: "120" },
    accepted: { type: "string", default: "100" },
    workers: { type: "string", default: "3" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    patience: { type: "string", default: "20" },
    json: { type: "boolean", default: false },
  },
});
if (values.nodes === undefined) throw new Error("script/campaign cluster --nodes FILE: a program that controls nodes (docs/campaigns.md)");
const report = await cluster({
  program: resolve(values.nodes),
  only: values.only,
  seconds: Number(values.seconds),
  households: Number(values.households),
  orders: Number(values.orders),
  edits: Number(values.edits),
  accepted: Number(values.accepted),
  workers: Number(values.workers),
  seed: Number(values.seed),
  patience: Number(values.patience),
  progress: (line) => void process.stderr.write(`${line}\n`),
});
process.exit(print(report, values.json));
