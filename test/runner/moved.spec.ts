import { readFileSync } from "node:fs";

const lines = readFileSync("docs/tests.md", "utf8")
  .split("\n")
  .filter((line) => /^- `[^`]+` → `/.test(line));

/** The proofs behind the arrow: a file, then titles; a second title of the file follows "; and: ". */
const proofs = lines.flatMap((line) =>
  [...line.slice(line.indexOf("→")).matchAll(/`([^`:]+\.ts): ([^`]+)`/g)].flatMap(([, file, titles]) =>
    titles!.split("; and: ").map((title): [string, string] => [file!, title.replace(/ \(.*\)$/, "")]),
  ),
);

it("every integration test that moved has a test where docs/tests.md says", () => {
  expect(proofs.length).toBeGreaterThanOrEqual(lines.length);
  expect(lines.length).toBeGreaterThan(50);
  const missing = proofs.filter(([file, title]) => !readFileSync(file, "utf8").includes(title));
  expect(missing).toEqual([]);
});
