import { globSync, readdirSync, realpathSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { partsOf } from "./patterns.ts";

interface Side {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}
interface Rule {
  readonly name: string;
  readonly from: Side;
  readonly to: Side;
}

const root = new URL("../../", import.meta.url);
const cwd = fileURLToPath(root);
const cruiser: { readonly forbidden: readonly Rule[] } = (await import(new URL(".dependency-cruiser.mjs", root).href)).default;
const rules = cruiser.forbidden.map((rule) => [rule.name, rule] as const);

/** The folders that the rules are run over. */
const ours = globSync("{libs,apps,workers,tools}/**/*.{ts,tsx,mjs}", { cwd, exclude: (path) => /(^|\/)node_modules$/.test(path) });
/** The packages that it may import, where they resolve to. */
const installed = globSync("{libs,apps}/*/node_modules", { cwd }).flatMap((folder) =>
  readdirSync(new URL(folder, root)).map((name) => `${relative(cwd, realpathSync(new URL(`${folder}/${name}`, root)))}/`),
);
const files = [...ours, ...installed];

const all = (patterns: string | readonly string[] = []): readonly string[] => (typeof patterns === "string" ? [patterns] : patterns);
const matches = (patterns: string | readonly string[], path: string) => all(patterns).some((pattern) => new RegExp(pattern).test(path));
const finds = ({ path = "", pathNot = [] }: Side, paths: readonly string[]) =>
  paths.some((file) => matches(path, file) && !matches(pathNot, file));

/** The captures of `from` in each file that it matches: patterns of `to` refer to them as `$1` and `$2`. */
function groupsOf({ path, pathNot = [] }: Side): readonly (readonly string[])[] {
  const importers = ours.filter((file) => !matches(pathNot, file));
  const found = importers.flatMap((file) => all(path).flatMap((pattern) => new RegExp(pattern).exec(file)?.slice(1).join("\n") ?? []));
  return [...new Set(found)].map((groups) => groups.split("\n"));
}

/** Patterns that refer to groups, once for each capture of `from`. */
function filledFrom(from: Side, patterns: readonly string[]): readonly (readonly string[])[] {
  if (!patterns.some((pattern) => /\$\d/.test(pattern))) return [patterns];
  return groupsOf(from).map((groups) => patterns.map((each) => each.replace(/\$(\d)/g, (_, group) => groups[group - 1]!)));
}

/** `to`, for each way in which `from` fills its groups. */
const targetsOf = ({ from, to }: Rule): readonly Side[] => {
  const [path, pathNot] = [all(to.path ?? ""), all(to.pathNot)];
  return filledFrom(from, [...path, ...pathNot]).map((filled) => ({
    path: filled.slice(0, path.length),
    pathNot: filled.slice(path.length),
  }));
};

describe("the rules of who may import whom speak of files of this house", () => {
  it.each(rules)("%s finds importers, and what they must not import", (_, rule) => {
    expect(finds(rule.from, ours)).toBe(true);
    expect(targetsOf(rule).some((target) => finds(target, files))).toBe(true);
  });

  it.each(rules)("%s names nothing that is not there", (_, { from, to }) => {
    const parts = [from.path, from.pathNot, to.path, to.pathNot].flatMap(all).flatMap(partsOf);
    const idle = parts.filter((part) => !filledFrom(from, [part]).some((filled) => files.some((file) => matches(filled, file))));
    expect(idle).toEqual([]);
  });
});

it("a pattern is taken apart at each of its choices", () => {
  expect(partsOf("^libs/(a|b/(c|d))/(?!e|f)x\\.tsx?$|/test/")).toEqual([
    "^libs/a/(?!e|f)x\\.tsx?$",
    "^libs/b/c/(?!e|f)x\\.tsx?$",
    "^libs/b/d/(?!e|f)x\\.tsx?$",
    "/test/",
  ]);
});
