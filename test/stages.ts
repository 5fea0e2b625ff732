import { type Counts, fromJest, fromPlaywright } from "./reports.ts";

export interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** The files that it reads: where none of them changed it need not run. */
  readonly reads: RegExp;
  /** What a runner is handed to run only what a change touches; one without runs as a whole. */
  readonly specs?: "unit" | "integration" | "e2e";
  /** Reads what a test runner reported; a stage without one counts as one check. */
  readonly report?: (file: string) => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

const jest = (project: string): readonly string[] => [
  "node",
  "--experimental-vm-modules",
  "--no-warnings",
  "node_modules/jest/bin/jest.js",
  "--selectProjects",
  project,
  "--json",
  "--outputFile",
  "{report}",
  "--silent",
];

const tsc = (project: string): readonly string[] => ["node", "node_modules/typescript-7/bin/tsc", "-p", project];

export const stages: readonly Stage[] = [
  {
    name: "types: servers and tools",
    command: tsc("tsconfig.json"),
    reads: /^(libs\/(?!ui\/)|apps\/api\/|workers\/|tools\/|bench\/|test\/)/,
  },
  { name: "types: domain is pure", command: tsc("libs/domain/tsconfig.json"), reads: /^libs\/domain\// },
  { name: "types: contracts", command: tsc("libs/contracts/tsconfig.json"), reads: /^libs\/(contracts|domain)\// },
  { name: "types: ui", command: tsc("libs/ui/tsconfig.json"), reads: /^libs\/(ui|contracts|domain)\// },
  { name: "types: web", command: tsc("apps/web/tsconfig.json"), reads: /^(apps\/web|libs\/(ui|contracts|domain))\// },
  {
    name: "types: admin-console",
    command: tsc("apps/admin-console/tsconfig.json"),
    reads: /^(apps\/admin-console|libs\/(ui|contracts|domain))\//,
  },
  {
    name: "types: screens",
    command: tsc("test/campaigns/screens/tsconfig.json"),
    reads: /^(apps\/(web|admin-console)|libs\/(ui|contracts|domain)|test\/(people\.ts|campaigns\/))/,
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
    name: "zone table",
    command: ["node", "libs/domain/src/kernel/zones/generate.mjs", "--check"],
    reads: /^libs\/domain\/src\/kernel\/zones\//,
  },
  { name: "unit", command: [...jest("unit"), "--maxWorkers", "2"], reads: /./, specs: "unit", report: fromJest },
  {
    name: "integration",
    command: [...jest("integration"), "--maxWorkers", "2", "--forceExit"],
    reads: /./,
    specs: "integration",
    report: fromJest,
  },
  { name: "build", command: ["script/build"], reads: /^(e2e\/|(libs|apps|workers|tools)\/(?!.*\.spec\.tsx?$))/ },
  {
    name: "e2e",
    command: ["playwright", "test"],
    reads: /./,
    specs: "e2e",
    report: fromPlaywright,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: "{report}" },
  },
];
