import StrykerEnvironment from "@stryker-mutator/jest-runner/jest-env/node";

/** The mutant that a test has failed on, for all spec files of this process. */
let found;

/** Skips every further test of a mutant that one has failed on: Stryker's runner for Jest cannot. */
export default class BailEnvironment extends StrykerEnvironment {
  async handleTestEvent({ name, test }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) return;
    if (name === "test_done" && test.errors.length > 0) found = mutant;
    if (name === "test_start" && found === mutant) test.mode = "skip";
  }
}
