import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { withSeason } from "../stage/with-season.ts";
import { print } from "./parts/report.ts";
import { screens } from "./screens/campaign.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    only: { type: "string", default: "" },
    widths: { type: "string" },
    shots: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
/** The first of these that exists is used, unless CHROMIUM names one. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
const progress = (line: string) => void process.stderr.write(`${line}\n`);
const { only, shots } = values;
const widths = values.widths?.split(",").map(Number);
const look = (url: string) => screens({ url, only, widths, shots, executablePath, progress });
const report = await (values.url === undefined ? withSeason(look) : look(values.url));
process.exit(print(report, values.json));
