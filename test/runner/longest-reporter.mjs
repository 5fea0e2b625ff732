import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const file = new URL("longest.json", import.meta.url);
const LONG_S = 4;

/** Keeps, after `script/test all`, the times of the longest specs: the next run starts them in that order. */
export default class LongestReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (process.env.TABLEE_TIER !== "all") return;
    const kept = JSON.parse(readFileSync(file, "utf8"));
    for (const { testFilePath, perfStats } of testResults)
      kept[relative(this.#rootDir, testFilePath)] = Math.round(perfStats.runtime / 1000);
    const long = Object.entries(kept).filter(([path, seconds]) => seconds >= LONG_S && existsSync(join(this.#rootDir, path)));
    const sorted = Object.fromEntries(long.toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b)));
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
