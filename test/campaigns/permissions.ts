import { parseArgs } from "node:util";
import { print } from "./parts/report.ts";
import { permissions } from "./permissions/campaign.ts";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const report = await permissions((line) => void process.stderr.write(`${line}\n`));
process.exit(print(report, values.json));
