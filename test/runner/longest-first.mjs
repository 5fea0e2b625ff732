import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import Sequencer from "@jest/test-sequencer";

/** Seconds of the longest specs, as the last whole run found them: by size a spec of ten lines that takes minutes would be last. */
const seconds = JSON.parse(readFileSync(new URL("longest.json", import.meta.url), "utf8"));

/** Starts with the longest specs, so that no worker is left alone with one at the end. `script/test all` shuffles them instead. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const pathOf = ({ path, context }) => relative(context.config.rootDir, path);
    if (process.env.TABLEE_TIER === "all") {
      const draw = (test) =>
        createHash("sha1")
          .update(`${process.env.TABLEE_SEED} ${pathOf(test)}`)
          .digest("hex");
      return tests.toSorted((a, b) => draw(a).localeCompare(draw(b)));
    }
    const lasts = (test) => seconds[pathOf(test)] ?? 0;
    const sorted = super.sort(tests).toSorted((a, b) => lasts(b) - lasts(a));
    // The first stage is prepared by the first worker; the second has a spec without one until then.
    const second = sorted.findIndex((test) => !pathOf(test).startsWith("test/"));
    return second > 1 ? [sorted[0], sorted[second], ...sorted.toSpliced(second, 1).slice(1)] : sorted;
  }
}
