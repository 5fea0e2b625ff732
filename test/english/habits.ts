import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A comment: its file, the line that it begins on, and its text in one line. */
export type Comment = { file: string; line: number; text: string };

const openers = /^(What|How|Whether|Where|Who|Whom|Whose|Why|Of)\b/;
const words = [
  "says",
  "said",
  "stands",
  "stood",
  "told",
  "tells",
  "but for",
  "anew",
  "once more",
  "by itself",
  "by themselves",
  "meanwhile",
  "so many",
  "so much",
  "another one",
  "the one before",
  "whoever",
  "whatever",
  "nobody",
  "somebody",
  "comes to",
  "goes on",
  "go on",
  "gone on",
  "its time is over",
  "no matter",
];
const refused = new RegExp(`\\b(${words.join("|")})\\b`, "i");
const names =
  /\b(?:(?:MOST|LEAST)_[A-Z]\w*|(?:most|least)(?!Significant)[A-Z]\w*|[dD]eeds?|[sS]omebody|[aA]new\w*|[eE]rrand\w*|wayBack|tryAlone|matterOf)\b/;

/** The files of ours below a folder that may hold comments, by their paths from the root. */
export const sourcesOf = (...folders: string[]): string[] =>
  execFileSync("git", ["ls-files", "--", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs|sh)$/.test(file) && !/\.gen\.|\/golden\/|test\/english\//.test(file));

/** The comments of a text: neighbouring lines of `//` are one, and so is each block. */
export const commentsOf = (file: string, source: string): Comment[] => {
  const comments: Comment[] = [];
  let block = false;
  let open = false;
  for (const [at, raw] of source.split("\n").entries()) {
    const line = raw.trim();
    const begins: boolean = !block && line.startsWith("/*");
    const slashes: boolean = !block && line.startsWith("//");
    const trailing = !block && !begins && !slashes ? /[;,{(\])}]\s+\/\/\s+(.*)$/.exec(line)?.[1] : undefined;
    if (begins || slashes || block || trailing !== undefined) {
      const text = (trailing ?? line.replace(/^(\/\*\*?|\*(?!\/)|\/\/)/, "").replace(/\*\/.*$/, "")).trim();
      if (begins || (slashes && !open) || trailing !== undefined) comments.push({ file, line: at + 1, text });
      else comments.at(-1)!.text += ` ${text}`;
    }
    block = (block || begins) && !line.includes("*/");
    open = slashes;
  }
  return comments.map((comment) => ({ ...comment, text: comment.text.trim() })).filter((comment) => comment.text !== "");
};

/** Returns the opener or the word by which a comment falls into a habit, or undefined. Code marks and quotes hold names: they are left out. */
export const habitOf = (text: string): string | undefined => {
  const prose = text.replace(/`[^`]*`|"[^"]*"/g, "");
  return openers.exec(prose)?.[0] ?? refused.exec(prose)?.[0];
};

/** The name in a line of code that the glossary replaces, or nothing. */
export const refusedName = (code: string): string | undefined => names.exec(code.replace(/"[^"]*"|`[^`]*`|'[^']*'|\/\/.*$/g, ""))?.[0];

/** Every comment of the folders that falls into a habit, as `file:line habit`. */
export const habitsIn = (...folders: string[]): string[] =>
  sourcesOf(...folders).flatMap((file) =>
    commentsOf(file, readFileSync(file, "utf8")).flatMap((comment) => {
      const habit = habitOf(comment.text);
      return habit === undefined ? [] : [`${comment.file}:${comment.line} ${habit}: ${comment.text}`];
    }),
  );

/** Every line of code of the folders with a refused name, as `file:line name`. */
export const refusedNamesIn = (...folders: string[]): string[] =>
  sourcesOf(...folders).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const name = refusedName(line);
        return name === undefined ? [] : [`${file}:${at + 1} ${name}`];
      }),
  );
