import { type Counts, fromJest, fromPlaywright } from "./reports.ts";
import type { Tier } from "./tiers.ts";

export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** The files that it reads: if none of them changed it need not run. */
  readonly reads: RegExp;
  /** The kind of specs that a runner gets to run only those near a change; a stage without it runs as a whole. */
  readonly specs?: "unit" | "integration" | "e2e";
  /** Reads what a test runner reported; a stage without one counts as one check. */
  readonly report?: (file: string) => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

const jest = (project: string): readonly string[] => [
  "node",
  "--no-warnings",
  "node_modules/jest/bin/jest.js",
  "--selectProjects",
  project,
  "--maxWorkers",
  "2",
  "--json",
  "--outputFile",
  "{report}",
  "--silent",
];

const tsc = (project: string): readonly string[] => ["node", "node_modules/typescript-7/bin/tsc", "-p", project];

/** The stages that need no test runner: types, style, the rules of imports, generated files. */
const checks: readonly Stage[] = [
  {
    name: "types: servers and tools",
    command: tsc("tsconfig.json"),
    reads: /^(libs\/(?!ui\/)|apps\/api\/|workers\/|tools\/|bench\/|test\/)/,
  },
  { name: "types: domain is pure", command: tsc("libs/domain/tsconfig.json"), reads: /^libs\/domain\// },
  { name: "types: contracts", command: tsc("libs/contracts/tsconfig.json"), reads: /^libs\/(contracts|domain)\// },
  { name: "types: ui", command: tsc("libs/ui/tsconfig.json"), reads: /^libs\/(ui|contracts|domain)\// },
  { name: "types: web", command: tsc("apps/web/tsconfig.json"), reads: /^(apps\/web|libs\/(ui|contracts|domain|history))\// },
  { name: "types: web's worker", command: tsc("apps/web/src/worker/tsconfig.json"), reads: /^apps\/web\/src\/worker\// },
  {
    name: "types: admin-console",
    command: tsc("apps/admin-console/tsconfig.json"),
    reads: /^(apps\/admin-console|libs\/(ui|contracts|domain|history))\//,
  },
  {
    name: "types: screens",
    command: tsc("test/campaigns/screens/tsconfig.json"),
    reads: /^(apps\/(web|admin-console)|libs\/(ui|contracts|domain|history)|test\/(people\.ts|campaigns\/))/,
  },
  {
    name: "types: stories",
    command: tsc("e2e/tsconfig.json"),
    reads: /^(apps\/web|libs\/(ui|contracts|domain|history)|e2e|test\/(people\.ts|runner\/|campaigns\/))/,
  },
  { name: "lint and format", command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=40"], reads: /./ },
  {
    name: "import rules",
    command: ["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "err", "libs", "apps", "workers", "tools"],
    reads: /^(libs|apps|workers|tools)\//,
  },
  {
    name: "generated files",
    command: ["node", "tools/generate/src/main.ts", "--check"],
    reads: /^(libs|apps|workers|tools|docs\/generated)\//,
  },
  {
    name: "list of stories",
    command: ["node", "e2e/list.ts", "--check"],
    reads: /^(e2e|docs\/generated)\/|\.spec\.tsx?$/,
  },
  {
    name: "zone table",
    command: ["node", "libs/domain/src/kernel/zones/generate.mjs", "--check"],
    reads: /^libs\/domain\/src\/kernel\/zones\//,
  },
];

/** The servers and both apps as the browser tests open them. */
const build: Stage = {
  name: "build",
  command: ["script/build"],
  reads: /^(e2e\/|(libs|apps|workers|tools)\/(?!.*\.spec\.tsx?$))/,
};

const browserArguments: Readonly<Record<Tier, readonly string[]>> = {
  quick: ["--grep", "@quick"],
  check: ["--grep-invert", "@all"],
  rest: ["--grep", "@all"],
  all: [],
};

/** The stages that run specs in a tier; of `rest` a part such as 3/8, if one is given. */
function suites(tier: Tier, part?: string): { readonly unit: Stage; readonly integration: Stage; readonly e2e: Stage } {
  const shard = part === undefined ? [] : ["--shard", part];
  // A part of the rest may have none of a kind.
  const few = tier === "rest" ? ["--passWithNoTests"] : [];
  // A part of the rest runs few of the stories.
  const env = { TABLEE_TIER: tier, ...(part !== undefined && { E2E_SPARES: "40" }) };
  return {
    unit: { name: "unit", command: [...jest("unit"), ...few, ...shard], reads: /./, specs: "unit", report: fromJest, env },
    integration: {
      name: "integration",
      command: [...jest("integration"), "--forceExit", ...few, ...shard],
      reads: /./,
      specs: "integration",
      report: fromJest,
      env,
    },
    e2e: {
      name: "e2e",
      command: ["playwright", "test", ...browserArguments[tier], ...(tier === "rest" ? ["--pass-with-no-tests"] : []), ...shard],
      reads: /./,
      specs: "e2e",
      report: fromPlaywright,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: "{report}" },
    },
  };
}

/** The stages of a tier in their order; those of `rest` need the build of another tier. */
export function stagesOf(tier: Tier, part?: string): readonly Stage[] {
  const { unit, integration, e2e } = suites(tier, part);
  return tier === "rest" ? [unit, integration, e2e] : [...checks, unit, integration, build, e2e];
}
