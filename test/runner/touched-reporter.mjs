import { untouched } from "../contract-usage/check.ts";
import { unstaged } from "../contract-usage/exceptions.ts";
import { keptTouches } from "../contract-usage/store.ts";

/** After a whole run of the integration specs: fails it for declarations of contracts that no stage has touched. */
export default class TouchedReporter {
  #config;
  #error;

  constructor(config) {
    this.#config = config;
  }

  onRunComplete(_contexts, results) {
    if (!isWhole(this.#config) || results.numFailedTests + results.numRuntimeErrorTestSuites > 0) return;
    const touched = keptTouches();
    if (touched === undefined) return;
    const left = untouched(touched).filter((each) => !Object.hasOwn(unstaged, each));
    if (left.length === 0) return;
    process.stderr.write(
      `Declared by contracts, and touched by no story (test/contract-usage/exceptions.ts names exceptions):\n  ${left.join("\n  ")}\n`,
    );
    this.#error = new Error("contracts declare what no story touches");
  }

  getLastError() {
    return this.#error;
  }
}

/** Not narrowed to some specs, by tier, by name or by a change. */
const isWhole = ({ testPathPatterns, findRelatedTests, onlyChanged, onlyFailures, shard, testNamePattern }) =>
  testPathPatterns.patterns.length === 0 &&
  !findRelatedTests &&
  !onlyChanged &&
  !onlyFailures &&
  !shard &&
  process.env.TABLEE_TIER === "all" &&
  !testNamePattern;
