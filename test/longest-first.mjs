import { readFileSync } from "node:fs";
import { relative } from "node:path";
import Sequencer from "@jest/test-sequencer";

/** Seconds of the longest specs, for a machine that has not run them yet: by size a spec of ten lines that takes minutes would be last. */
const seconds = JSON.parse(readFileSync(new URL("longest.json", import.meta.url), "utf8"));

/** Begins with the specs that took longest the last time, so that no worker is alone with one in the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const lasts = ({ duration, path, context }) => duration ?? (seconds[relative(context.config.rootDir, path)] ?? 0) * 1000;
    return [...super.sort(tests)].sort((a, b) => lasts(b) - lasts(a));
  }
}
