import { parseArgs } from "node:util";
import { fuzz } from "./fuzz/campaign.ts";
import { print } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "1000" },
    only: { type: "string", default: "" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const report = await fuzz({
  inputs: Number(values.inputs),
  seed: Number(values.seed),
  only: values.only,
  progress: (line) => void process.stderr.write(`${line}\n`),
});
process.exit(print(report, values.json));
