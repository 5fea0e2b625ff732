import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

const files = execFileSync("git", ["ls-files", "--", "*.ts", "*.tsx", "*.mjs"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !file.endsWith(".gen.ts"));

/** Catalogues: folders of entries, a file each. */
const catalogues = ["libs/contracts/src/calls"];

it("no file has more than 300 lines", () => {
  const long = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n").length - 1;
    return lines > 300 ? [`${file}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
});

it("no folder holds more than 20 files beside their specs", () => {
  const counts = new Map<string, number>();
  for (const file of files) if (!/\.spec\.tsx?$/.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const wide = [...counts].filter(([folder, count]) => count > 20 && !catalogues.includes(folder));
  expect(wide).toEqual([]);
});
