import Sequencer from "@jest/test-sequencer";

/** Runs spec files in the order in which they are listed: the quick ones before the long ones. */
export default class ListedFirst extends Sequencer {
  sort(tests) {
    const place = ({ path, context }) => context.config.testMatch.findIndex((pattern) => path.endsWith(pattern.slice("**".length)));
    return [...tests].sort((a, b) => place(a) - place(b));
  }
}
