import { parseArgs } from "node:util";
import { chaos } from "./chaos/campaign.ts";
import { print } from "./parts/report.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const report = await chaos({ seconds: Number(values.seconds), only: values.only, progress });
process.exit(print(report, values.json));
