import { parseArgs } from "node:util";
import { print } from "./parts/report.ts";
import { withServices } from "./parts/with-services.ts";
import { soak } from "./soak/campaign.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "15" }, json: { type: "boolean", default: false } } });
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const report = await withServices(() => soak({ minutes: Number(values.minutes), progress }));
process.exit(print(report, values.json));
