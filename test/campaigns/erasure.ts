import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { erasure } from "./erasure/campaign.ts";
import { print, type Report } from "./parts/report.ts";

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, plant: { type: "boolean", default: false }, within: { type: "string" } },
});

/**
 * Servers log to their process's output. So they run in a process of their own, whose output is a file that it searches itself;
 * it writes the report beside that file.
 */
if (values.within) {
  const progress = (line: string) => void process.stderr.write(`${line}\n`);
  const report = await erasure({ logFile: join(values.within, "log"), planted: values.plant, progress });
  writeFileSync(join(values.within, "report.json"), JSON.stringify(report));
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "tablee-erasure-"));
const log = openSync(join(folder, "log"), "w");
const fromSource = new URL("../runner/sources.ts", import.meta.url).href;
const args = [
  "--no-warnings",
  "--import",
  fromSource,
  fileURLToPath(import.meta.url),
  "--within",
  folder,
  ...(values.plant ? ["--plant"] : []),
];
const child = spawn(process.execPath, args, { stdio: ["ignore", log, "inherit"] });
const code = await new Promise((resolve) => child.once("exit", resolve));
closeSync(log);
const report = code === 0 ? (JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as Report) : undefined;
rmSync(folder, { recursive: true, force: true });
process.exit(report ? print(report, values.json) : 1);
