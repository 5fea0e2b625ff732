import { globSync } from "node:fs";
import { basename } from "node:path";
import { camelCase } from "./camel-case.ts";

const policies = new URL("../../../libs/automation/src/policies/", import.meta.url);

/** The list of policies: every file that is named `do-x-when-y`, by its name. */
export function policiesList(): string {
  const found = globSync("*/*-when-*.ts", { cwd: policies, exclude: ["**/*.spec.ts"] })
    .sort()
    .map((file) => ({ file, name: camelCase(basename(file, ".ts")) }));
  return [
    "// Made by tools/generate from the files of policies.",
    'import type { Policy } from "../policy.ts";',
    ...found.map(({ file, name }) => `import { ${name} } from "./${file}";`),
    "",
    "/** Every policy there is. */",
    "export const allPolicies: readonly Policy[] = [",
    ...found.map(({ name }) => `  ${name},`),
    "];",
    "",
  ].join("\n");
}
