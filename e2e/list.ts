import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// Makes docs/generated/stories.md from the stories as Playwright lists them: node e2e/list.ts, or with --check only compares them.
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly tests: readonly { readonly annotations: readonly { readonly type: string; readonly description?: string }[] }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

const specsOf = ({ suites = [], specs }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];
const listed = execFileSync("playwright", ["test", "--list", "--reporter=json"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
/** Sorted by file and line; the server of a file does not count. */
const specs = (JSON.parse(listed) as { readonly suites: readonly Suite[] }).suites
  .flatMap(specsOf)
  .toSorted((one, other) => one.file.localeCompare(other.file, "en", { numeric: true }) || one.line - other.line);

const cell = (text: string): string => text.replaceAll("|", "\\|");
const notes = ({ tests }: Spec, kind: string) =>
  tests[0]!.annotations.flatMap(({ type, description }) => (type === kind ? [description!] : []));
/** A story's name, without the language that some titles hold. */
const nameOf = ({ file, title }: Spec) => `${file.replace(".e2e.spec.ts", "")}: ${title}`.replace(/, in (en|fr)\b/, "");
const stories = [...new Map(specs.map((spec) => [nameOf(spec), spec])).entries()];
const kept = stories.filter(([, spec]) => notes(spec, "why").length > 0);
const moved = stories.filter(([, spec]) => notes(spec, "proved by").length > 0);
const runs = (tag: string) => specs.filter(({ tags }) => tags.includes(tag)).length;
const runsOf = (name: string) => specs.filter((spec) => nameOf(spec) === name);

const languageOf = (name: string, spec: Spec): string => {
  const quick = runsOf(name).some(({ tags }) => tags.includes("quick"));
  return `${notes(spec, "runs")[0]!.replace("both", "en, fr").replace("once", "–")}${quick ? ", quick" : ""}`;
};

const page = [
  "# Browser stories",
  "",
  "Made by `node e2e/list.ts` from the stories; not edited by hand.",
  "",
  `${stories.length} stories, ${specs.length} runs in \`script/test all\`. \`script/test\` runs ${specs.length - runs("all")}, \`script/test quick\` ${runs("quick")}.`,
  "",
  "## In `script/test`",
  "",
  "| story | language | why no cheaper test proves it |",
  "|---|---|---|",
  ...kept.map(([name, spec]) => `| ${cell(name)} | ${languageOf(name, spec)} | ${cell(notes(spec, "why")[0]!)} |`),
  "",
  "## In `script/test all` alone",
  "",
  "| story | its property is still proved in `script/test` by |",
  "|---|---|",
  ...moved.map(([name, spec]) => `| ${cell(name)} | ${notes(spec, "proved by").map(cell).join("<br>")} |`),
  "",
].join("\n");
const place = new URL("../docs/generated/stories.md", import.meta.url);
const untiered = specs.filter((spec) => notes(spec, "runs").length === 0).map(nameOf);
if (untiered.length > 0) throw new Error(`registered without a tier: ${untiered.join(", ")}`);
if (!process.argv.includes("--check")) writeFileSync(place, page);
else if (readFileSync(place, "utf8") !== page)
  throw new Error("docs/generated/stories.md is not what the stories say. Run: node e2e/list.ts");
