import { parseArgs } from "node:util";
import { attack } from "./attack/campaign.ts";
import { print } from "./parts/report.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "" }, json: { type: "boolean", default: false } } });
const report = await attack({ only: values.only, progress: (line) => void process.stderr.write(`${line}\n`) });
process.exit(print(report, values.json));
