import { parseArgs } from "node:util";
import { playDates } from "./clock/campaign.ts";
import { print } from "./parts/report.ts";
import { withServices } from "./parts/with-services.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "" }, json: { type: "boolean", default: false } } });
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const report = await withServices(() => playDates({ only: values.only, progress }));
process.exit(print(report, values.json));
