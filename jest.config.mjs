// One configuration, three kinds of test by the end of the file's name:
//   *.spec.ts      pure: no server, no file, no network
//   *.int.spec.ts  over real Postgres, Redis and event store (started once by test/services-setup.mjs)
// Browser tests (*.e2e.spec.ts) belong to Playwright.
const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2023",
      parser: { syntax: "typescript", decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: "automatic" } },
      keepClassNames: true,
    },
    module: { type: "es6" },
    sourceMaps: "inline",
  },
];
const swcTs = ["@swc/jest", { ...swc[1], jsc: { ...swc[1].jsc, parser: { syntax: "typescript", decorators: true } } }];
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.tsx$": swc, "^.+\\.ts$": swcTs },
  testPathIgnorePatterns: ["/node_modules/", "/build/", "\\.e2e\\.spec\\.ts$"],
  modulePathIgnorePatterns: ["/build/", "/.toolchain/"],
};
export default {
  // Generous, so that a loaded machine fails no test; a test that waits for something gives up earlier by itself.
  testTimeout: 180_000,
  testSequencer: "<rootDir>/test/longest-first.mjs",
  reporters: ["default", "<rootDir>/test/touched-reporter.mjs"],
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/{libs,apps,workers,tools,test}/**/*.spec.{ts,tsx}"],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, "\\.int\\.spec\\.ts$"],
    },
    {
      ...common,
      displayName: "integration",
      testMatch: ["<rootDir>/{libs,apps,workers,tools,test}/**/*.int.spec.ts"],
      globalSetup: "<rootDir>/test/services-setup.mjs",
      globalTeardown: "<rootDir>/test/services-teardown.mjs",
      setupFiles: ["<rootDir>/test/nest-first.ts"],
    },
  ],
};
