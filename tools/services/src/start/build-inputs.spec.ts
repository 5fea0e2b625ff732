import { execFileSync } from "node:child_process";
import { type BuildPart, buildInputs } from "./build-inputs.ts";

/** The files of a folder that are in git. */
const kept = (folder: string): string[] =>
  execFileSync("git", ["ls-files", folder], { cwd: import.meta.dirname.replace(/\/tools\/.*$/, ""), encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && !/\.spec\.tsx?$/.test(path));

test.each<[BuildPart, string]>([
  ["apps", "apps/web"],
  ["apps", "apps/admin-console"],
  ["apps", "libs/ui/src"],
  ["apps", "libs/contracts/src"],
  ["servers", "apps/api/src"],
  ["servers", "workers/src"],
  ["servers", "tools/demo/src"],
  ["servers", "tools/demo/catalogue"],
  ["servers", "libs/domain/src"],
])("the build of the %s is out of date when any file of %s has changed", (part, folder) => {
  const inputs = new Set(buildInputs(part));
  const files = kept(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((path) => !inputs.has(path))).toEqual([]);
});
