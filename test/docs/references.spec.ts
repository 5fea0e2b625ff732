import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const read = (file: string): string => readFileSync(file, "utf8");
const pages = files.filter((file) => file.endsWith(".md") && !/^(docs\/generated|content)\//.test(file));
const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
const numberOf = (record: string): string => basename(record).slice(0, 4);
const numbers = new Set(records.map(numberOf));

/** Each match of a pattern in the files, with its file; none at all is a fault of the pattern. */
function found(pattern: RegExp, among: readonly string[]): readonly (readonly [file: string, text: string])[] {
  const matches = among.flatMap((file) => [...read(file).matchAll(pattern)].map(([, text]) => [file, text!] as const));
  expect(matches).not.toEqual([]);
  return matches;
}

it("relative links lead to files", () => {
  const links = found(/\]\((?!https?:)([^)#\s]+)/g, pages);
  expect(links.filter(([page, link]) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

it("decisions are numbered in a row, and the index has each with its title", () => {
  expect([...numbers]).toEqual(records.map((_, i) => String(i + 1).padStart(4, "0")));
  const index = read("docs/decisions/README.md");
  const titles = records.map((record) => /^# \d{4}\. (.+)$/m.exec(read(record))?.[1] ?? record);
  expect(records.filter((record, i) => !index.includes(`(${basename(record)})`) || !index.includes(`| ${titles[i]} `))).toEqual([]);
});

it("decisions that code and pages name exist", () => {
  const sources = files.filter((file) => /\.(ts|tsx|mjs|sh|md)$/.test(file) && !file.startsWith("test/"));
  const inSources = found(/\bdocs\/decisions\/(\d{4})/g, sources);
  const inPages = found(/(?<=[([,] ?)(0\d{3})(?=[)\],])/g, pages);
  expect([...inSources, ...inPages].filter(([, number]) => !numbers.has(number))).toEqual([]);
});

it("files that decisions, flows and lists name exist", () => {
  const lists = pages.filter((page) => /^docs\/(decisions|flows)\/|^docs\/(noticed|campaigns|benchmarks|security)\.md$/.test(page));
  const named = found(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|md)|(?:apps|bench|e2e|libs|test|tools|workers)\/[\w./-]+)`/g, lists);
  const isThere = (name: string): boolean => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));
  expect(named.filter(([, name]) => !isThere(name))).toEqual([]);
});

it("identifiers that decisions and flows name exist in the sources", () => {
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$|^script\//.test(file) && !file.startsWith("test/docs/"));
  const words = new Set(sources.flatMap((file) => read(file).match(/[\w-]+/g) ?? []));
  const named = found(
    /`([A-Za-z_]\w*(?:[-.]\w+)*)`/g,
    pages.filter((page) => /^docs\/(decisions|flows)\//.test(page)),
  );
  const isThere = (name: string): boolean => name.split(".").every((part) => words.has(part));
  expect(named.filter(([, name]) => !isThere(name))).toEqual([]);
});
