import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Stage } from "./stages.ts";

/** What decides how everything runs: where it changes, everything is run. */
const foundations =
  /^(script|\.ci|tools\/services|test\/runner)\/|(^|\/)package\.json$|^(pnpm-|tsconfig|biome|jest|playwright|rolldown|\.dependency-cruiser)/;
/** Both apps and their browser tests depend on it. */
const behindApps = /^(libs|apps\/api|workers|tools)\//;
const spec = /\.spec\.tsx?$/;
const code = /\.(ts|tsx|mjs)$/;

/** Specs that start a program by its path, with the program's sources: no import leads there. */
export const started: readonly (readonly [program: RegExp, specs: readonly string[]])[] = [
  [/^workers\//, ["test/crash.all.int.spec.ts", "test/storm.all.int.spec.ts"]],
  [/^(libs\/(?!ui\/)|apps\/api\/|workers\/|tools\/services\/)/, ["test/starting.int.spec.ts"]],
];

/** The files that differ from where this branch left `base`, those that are not committed included. */
export function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const [left] = git("merge-base", base, "HEAD");
  return [...new Set([...git("diff", "--name-only", "--no-renames", left!), ...git("ls-files", "--others", "--exclude-standard")])];
}

/** A stage's command for a change, or undefined where the change does not touch it. */
export function narrowed(stage: Stage, files: readonly string[]): Stage | undefined {
  if (files.some((file) => foundations.test(file))) return stage;
  if (!files.some((file) => stage.reads.test(file))) return undefined;
  if (stage.specs === undefined) return stage;
  const specs = stage.specs === "e2e" ? browserSpecs(files) : relatedFiles(files);
  if (specs.length === 0) return undefined;
  // Jest finds by imports which specs these concern: often none of a stage's.
  const how = stage.specs === "e2e" ? [] : ["--passWithNoTests", "--findRelatedTests"];
  return { ...stage, command: [...stage.command, ...how, ...specs] };
}

/**
 * What Jest is asked about: the changed code; every spec of a package whose data changed; the specs that read files or start programs
 * themselves, which their imports do not show, where their package changed (the pure ones in test/, wherever something changed).
 */
export function relatedFiles(files: readonly string[]): string[] {
  const own = files.filter((file) => code.test(file) && existsSync(file));
  const packages = new Set(files.map(packageOf));
  const withData = new Set(files.filter((file) => !code.test(file)).map(packageOf));
  const beside = globSync("{libs,apps,workers,tools,test}/**/*.spec.{ts,tsx}", { exclude: ["**/node_modules/**", "**/build/**"] }).filter(
    (path) => {
      const home = packageOf(path);
      const isBeside = packages.has(home) || (home === "test" && !path.endsWith(".int.spec.ts"));
      return withData.has(home) || (isBeside && readsOrStarts(path));
    },
  );
  const programs = started.flatMap(([program, specs]) => (files.some((file) => program.test(file)) ? specs : []));
  return [...new Set([...own, ...beside, ...programs])].toSorted();
}

/** The browser tests that open what changed: all of them where it is behind both apps. */
export function browserSpecs(files: readonly string[]): string[] {
  const all = globSync("e2e/*.e2e.spec.ts").toSorted();
  if (files.some((file) => behindApps.test(file) && !spec.test(file))) return all;
  const changed = new Set(files);
  const web = files.some((file) => file.startsWith("apps/web/") && !spec.test(file));
  const console = files.some((file) => file.startsWith("apps/admin-console/") && !spec.test(file));
  return all.filter((path) => {
    const behind = importedBy(path);
    const opens = (...helpers: string[]) => helpers.some((helper) => behind.has(`${helper}.ts`));
    const opensWeb = opens("e2e/customer", "e2e/sign-up", "e2e/words");
    const opensConsole = opens("e2e/staff", "test/campaigns/screens/places");
    return [...behind].some((file) => changed.has(file)) || (web && opensWeb) || (console && opensConsole);
  });
}

const packageOf = (path: string): string => /^(libs|apps|tools)\/[^/]+|^[^/]+/.exec(path)![0];

const readsOrStarts = (path: string): boolean => /from "node:(fs|child_process)"/.test(readFileSync(path, "utf8"));

/** A file and what it imports by a relative path, directly or behind another. */
function importedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, to] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g)) importedBy(join(dirname(path), to!), seen);
  return seen;
}
