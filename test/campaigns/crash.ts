import { parseArgs } from "node:util";
import { crash } from "./crash/campaign.ts";
import { print } from "./parts/report.ts";
import { withServices } from "./parts/with-services.ts";

const { values } = parseArgs({
  options: {
    random: { type: "string", default: "200" },
    /** Only the points whose names contain one of these, with commas between them. */
    only: { type: "string", default: "" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const wanted = values.only.split(",");
const report = await withServices(() =>
  crash({
    isWanted: (point) => wanted.some((word) => point.includes(word)),
    randomKills: Number(values.random),
    seed: Number(values.seed),
    progress: (line) => void process.stderr.write(`${line}\n`),
  }),
);
process.exit(print(report, values.json));
