import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Stage, stagesOf } from "./stages.ts";
import { onlyInAll, quickIntegration } from "./tiers.ts";

/** The files that decide how everything runs: a change in them runs everything. */
const foundations =
  /^(script|\.ci|tools\/services|test\/runner)\/|(^|\/)package\.json$|^(pnpm-|tsconfig|biome|jest|playwright|rolldown|\.dependency-cruiser)/;
/** Both apps and their browser tests depend on it, and so does nearly every stage: its imports lead to all specs there are. */
const behindApps = /^(libs|apps\/api|workers|tools)\//;
/** Code that no stage runs. */
const besideProduct = /^(libs\/ui|tools\/(demo|generate))\//;
const spec = /\.spec\.tsx?$/;
const story = /^e2e\/.*\.e2e\.spec\.ts$/;
const code = /\.(ts|tsx|mjs)$/;

/** Specs that start a program by its path, with the program's sources: no import leads there. */
export const started: readonly (readonly [program: RegExp, specs: readonly string[]])[] = [
  [/^(libs\/(?!ui\/)|apps\/api\/|workers\/|tools\/services\/)/, ["test/server/starting.int.spec.ts"]],
];

/** The files that differ from the point where this branch left `base`, uncommitted ones included. */
export function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const [left] = git("merge-base", base, "HEAD");
  return [...new Set([...git("diff", "--name-only", "--no-renames", left!), ...git("ls-files", "--others", "--exclude-standard")])];
}

/** A stage's command for a change, or undefined if the change does not touch it. */
export function narrowed(stage: Stage, files: readonly string[]): Stage | undefined {
  if (files.some((file) => foundations.test(file))) return stage;
  if (!files.some((file) => stage.reads.test(file))) return undefined;
  if (stage.specs === undefined) return stage;
  switch (stage.specs) {
    case "unit":
      // Jest finds by imports which specs these concern: often none.
      return running(stage, ["--passWithNoTests", "--findRelatedTests"], relatedFiles(files));
    case "integration":
      return running(stage, ["--runTestsByPath"], nearSpecs(files));
    case "e2e":
      return storiesFor(stage, files);
  }
}

/** A stage that runs these paths; a changed spec of `all` among them runs as well. */
function running(stage: Stage, how: readonly string[], paths: readonly string[]): Stage | undefined {
  if (paths.length === 0) return undefined;
  const env = paths.some((path) => onlyInAll.test(path)) ? { ...stage.env, TABLEE_TIER: "all" } : stage.env;
  return { ...stage, command: [...stage.command, ...how, ...paths], ...(env && { env }) };
}

/** The stories for a change: those of changed files in both languages, and of the others those that `script/test` runs. */
function storiesFor(stage: Stage, files: readonly string[]): Stage | undefined {
  const changed = files.filter((file) => story.test(file) && existsSync(file));
  const quick = needsQuick(files);
  if (changed.length === 0) return quick ? stagesOf("quick").find(({ specs }) => specs === "e2e") : running(stage, [], browserSpecs(files));
  // Playwright compares with project, file, titles and tags in one line.
  const wanted = [...changed.map((file) => file.replace(/^e2e\//, "").replaceAll(".", "\\.")), quick ? "@quick" : "^(?!.*@all)"].join("|");
  const paths = quick ? [] : [...new Set([...browserSpecs(files), ...changed])];
  return { ...stage, command: ["playwright", "test", "--grep", wanted, ...paths], env: { ...stage.env, E2E_STORIES: "all" } };
}

/**
 * The integration specs near a change. By imports that would be all of them, since a stage loads the whole product: these are those of
 * the changed packages, those that import a changed module themselves, and for the product's own code those of `quick`.
 * CI runs the others.
 */
export function nearSpecs(files: readonly string[]): string[] {
  const all = globSync("{libs,apps,workers,tools,test}/**/*.int.spec.ts", { exclude: ["**/node_modules/**", "**/build/**"] });
  const product = files.filter((file) => behindApps.test(file) && !besideProduct.test(file) && !spec.test(file));
  const packages = new Set(files.filter((file) => !file.startsWith("test/")).map(packageOf));
  const named = new Set(product.flatMap(nameOfModule));
  const changed = new Set(files);
  const isNear = (path: string) =>
    packages.has(packageOf(path)) ||
    [...importedBy(path)].some((file) => changed.has(file)) ||
    [...readFileSync(path, "utf8").matchAll(/from "(@tablee\/[^"]+)"/g)].some(([, name]) => named.has(name!));
  const starting = started.flatMap(([program, specs]) => (files.some((file) => program.test(file)) ? specs : []));
  const quick = product.length > 0 ? quickIntegration : [];
  const near = [...new Set([...all.filter(isNear), ...starting, ...quick])];
  return near.filter((path) => !onlyInAll.test(path) || changed.has(path)).toSorted();
}

/**
 * The name by which imports refer to a module of a package: `@tablee/domain/order/vocabulary`. The kernel's are everywhere, and
 * distinguish nothing.
 */
function nameOfModule(file: string): string[] {
  const [, home, path] = /^(?:libs\/|apps\/|tools\/)?([^/]+)\/src\/(.+)\.tsx?$/.exec(file) ?? [];
  return home && path && !path.startsWith("kernel/") ? [`@tablee/${home}/${path}`] : [];
}

/**
 * The files that Jest is asked about: the changed code; every spec of a package whose data changed; the specs that read files or
 * start programs themselves, which their imports do not show, if their package changed (the pure ones in test/, after any
 * change).
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
  return [...new Set([...own, ...beside])].toSorted();
}

/** Lists the files with stories of `script/test` that open the changed part of an app, or import it. */
export function browserSpecs(files: readonly string[]): string[] {
  const all = globSync("e2e/*/*.e2e.spec.ts").filter(hasKeptStories).toSorted();
  const changed = new Set(files);
  const keys = files.flatMap((file) => (file.startsWith("apps/web/") && !spec.test(file) ? (keyOfWords(file) ?? []) : []));
  const console = files.some((file) => file.startsWith("apps/admin-console/") && !spec.test(file));
  return all.filter((path) => {
    const behind = importedBy(path);
    const opensConsole = ["e2e/parts/staff.ts", "test/campaigns/screens/places.ts"].some((helper) => behind.has(helper));
    const text = readFileSync(path, "utf8");
    return (
      [...behind].some((file) => changed.has(file)) ||
      (console && opensConsole) ||
      keys.some((key) => new RegExp(`\\b${key}\\b`).test(text))
    );
  });
}

const hasKeptStories = (path: string): boolean => /\bruns: (?!"all")/.test(readFileSync(path, "utf8"));

/** The name by which stories read the words of a file's namespace: `editor` for `apps/web/src/features/order/editor/basket/cart.tsx`. */
function keyOfWords(file: string): string | undefined {
  const folders = [...readFileSync("e2e/parts/words.ts", "utf8").matchAll(/words as (\w+) \} from "(?:\.\.\/)+(\S+)\/words\.ts"/g)];
  const [nearest] = folders.filter(([, , folder]) => file.startsWith(`${folder}/`)).toSorted(([, , a], [, , b]) => b!.length - a!.length);
  return nearest?.[1];
}

/** True if a change is behind both apps, or in a part of the web app that no story names: the stories of `quick` run then. */
const needsQuick = (files: readonly string[]): boolean =>
  files.some((file) => !spec.test(file) && (behindApps.test(file) || (file.startsWith("apps/web/") && keyOfWords(file) === undefined)));

const packageOf = (path: string): string => /^(libs|apps|tools)\/[^/]+|^[^/]+/.exec(path)![0];

const readsOrStarts = (path: string): boolean => /from "node:(fs|child_process)"/.test(readFileSync(path, "utf8"));

/** A file and its relative imports, direct or indirect. */
function importedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, to] of readFileSync(path, "utf8").matchAll(/from "(\.[^"]+)"/g)) importedBy(join(dirname(path), to!), seen);
  return seen;
}
