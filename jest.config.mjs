import { provenTools } from "./test/runner/proven.ts";
import { integrationSpecs, unitSpecs } from "./test/runner/tiers.ts";

// The end of a file's name distinguishes two kinds of test. Node itself loads their modules, once per process:
//   *.spec.ts      pure: no server, no file, no network
//   *.int.spec.ts  over real Postgres, Redis and event store (started once by test/runner/services-setup.mjs)
// Browser tests (*.e2e.spec.ts) belong to Playwright. TABLEE_TIER narrows them to a tier of script/test.
const tier = process.env.TABLEE_TIER ?? "all";
const common = {
  rootDir: import.meta.dirname,
  runtime: "<rootDir>/test/runner/native-runtime.mjs",
  testEnvironment: "<rootDir>/test/runner/native-environment.mjs",
  setupFiles: ["<rootDir>/test/runner/run-seed.ts"],
  transform: {},
  modulePathIgnorePatterns: ["/build/", "/.toolchain/"],
};
const chosen = ({ match, except }) => ({
  testMatch: match.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: ["/node_modules/", "/build/", "\\.e2e\\.spec\\.ts$", ...except],
});
export default {
  // Generous, so that a loaded machine fails no test; a test that waits for something gives up earlier.
  testTimeout: 180_000,
  testSequencer: "<rootDir>/test/runner/longest-first.mjs",
  reporters: ["default", "<rootDir>/test/runner/touched-reporter.mjs", "<rootDir>/test/runner/longest-reporter.mjs"],
  projects: [
    { ...common, displayName: "unit", ...chosen(unitSpecs(tier)) },
    {
      ...common,
      displayName: "integration",
      ...chosen(integrationSpecs(tier, provenTools())),
      globalSetup: "<rootDir>/test/runner/services-setup.mjs",
      globalTeardown: "<rootDir>/test/runner/services-teardown.mjs",
    },
  ],
};
