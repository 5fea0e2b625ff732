import { execFileSync } from "node:child_process";
import { commentsOf, habitOf, habitsIn, refusedNamesIn, sourcesOf } from "./habits.ts";

/** Every package, folder and file at the root that holds sources. */
const swept = [...new Set(sourcesOf(".").map((file) => /^(?:apps|libs)\/[^/]+|^[^/]+/.exec(file)![0]))];

/** Subjects are judged from the commit on that brought this spec; a shallow clone may not have it. */
const FIRST_JUDGED = "1697b4a67192";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const subjects = (): string[] => {
  try {
    git("cat-file", "-e", `${FIRST_JUDGED}^{commit}`);
  } catch {
    return [];
  }
  return git("log", "--no-merges", "--format=%s", `${FIRST_JUDGED}..HEAD`).split("\n").filter(Boolean);
};

describe("a comment", () => {
  it.each([
    ["What of the outside world use cases call.", "What"],
    ["Of a person's request.", "Of"],
    ["The slot that its order says.", "says"],
    ["Nothing but for the first week.", "but for"],
  ])("%j falls into a habit", (text, habit) => expect(habitOf(text)).toBe(habit));

  it.each(["Finds the shared receipt of weeks skipped together.", 'The event "says" something.', "Undefined once `told` is set."])(
    "%j does not",
    (text) => expect(habitOf(text)).toBeUndefined(),
  );

  it("is read from lines, from blocks and behind code", () => {
    const source = '/** One\n * thing. */\nconst a = 1; // another\n// two\n// lines\nconst url = "http://here";\n';
    expect(commentsOf("a.ts", source).map(({ line, text }) => [line, text])).toEqual([
      [1, "One thing."],
      [3, "another"],
      [4, "two lines"],
    ]);
  });
});

it.each(swept)("comments of %s are plain sentences", (folder) => {
  expect(habitsIn(folder)).toEqual([]);
});

it("subjects of commits are short sentences in the imperative, in the field's words", () => {
  expect(subjects().filter((subject) => subject.length > 72 || !/^[A-Z][a-z]+ /.test(subject) || habitOf(subject) !== undefined)).toEqual(
    [],
  );
});

it.each(swept)("names in %s are the field's", (folder) => expect(refusedNamesIn(folder)).toEqual([]));
