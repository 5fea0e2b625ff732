import { parseArgs } from "node:util";
import { permissions } from "./permissions/campaign.ts";
import { print } from "./report.ts";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const report = await permissions((line) => void process.stderr.write(`${line}\n`));
process.exit(print(report, values.json));
