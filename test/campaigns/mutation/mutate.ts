import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { Group, Part } from "./groups.ts";

const workspace = `build/mutation/${process.pid}`;
process.on("exit", () => rmSync(workspace, { recursive: true, force: true }));

type Options = ConstructorParameters<typeof Stryker>[0];
export type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** Every mutant of a group's code, and the verdict of the group's specs. */
export async function mutate({ parts }: Group): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const part of parts) mutants.push(...(await new Stryker(optionsFor(part)).runMutationTest()));
  return mutants;
}

const optionsFor = ({ code, specs }: Part): Options => ({
  mutate: [...code],
  // A copy of the libraries only, inside the repository, where it finds the packages; every tool of ours ignores build/.
  ignorePatterns: ["**", "!/libs/**/*.ts", "!/libs/**/*.json"],
  tempDirName: workspace,
  cleanTempDir: "always",
  symlinkNodeModules: false,
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  // Our specs are native ES modules, which Jest runs on Node's vm modules.
  testRunnerNodeArgs: ["--experimental-vm-modules", "--no-warnings"],
  coverageAnalysis: "perTest",
  jest: {
    projectType: "custom",
    // The runner also finds jest.config.mjs, above the copy. Its projects, which pass over build/ as well, give way to these specs.
    config: {
      rootDir: ".",
      projects: [],
      testSequencer: resolve("test/campaigns/mutation/listed-first.mjs"),
      testEnvironment: resolve("test/campaigns/mutation/bail-environment.mjs"),
      extensionsToTreatAsEsm: [".ts"],
      transform: {
        "\\.ts$": ["@swc/jest", { jsc: { target: "es2023", parser: { syntax: "typescript", decorators: true } }, module: { type: "es6" } }],
      },
      // Our own packages are those of the copy.
      moduleNameMapper: {
        "^@tablee/domain/testing/(.*)$": "<rootDir>/libs/domain/testing/$1.ts",
        "^@tablee/([a-z-]+)/(.*)$": "<rootDir>/libs/$1/src/$2.ts",
      },
      // The others are where each library has its own.
      modulePaths: readdirSync("libs").map((library) => resolve("libs", library, "node_modules")),
      testMatch: specs.map((path) => `**/${path}`),
    },
  },
  // A busy machine must not be mistaken for an endless loop.
  timeoutMS: 30_000,
  // Each run of Jest's vm modules leaves some memory behind: a process that runs hundreds of them slows to a crawl.
  maxTestRunnerReuse: 40,
  concurrency: Math.ceil(availableParallelism() / 2),
  reporters: [],
  // The levels are a const enum, which does not exist at run time.
  logLevel: "error" as string as Options["logLevel"],
});
