import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

const projections = new URL("../../../libs/projections/src/", import.meta.url);

/** The list of read models: one for each folder that defines one, by the name in its definition. Those of due things share a folder. */
export function readModelsList(): string {
  const found = globSync("*/read-model.ts", { cwd: projections })
    .filter((file) => dirname(file) !== "runtime")
    .map((file) => {
      const definition = /export const (\w+) = readModelOf<[^(]*\(\)\("(\w+)"/.exec(readFileSync(new URL(file, projections), "utf8"));
      if (!definition) throw new Error(`libs/projections/src/${file} defines no read model`);
      return { file, variable: definition[1]!, name: definition[2]! };
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  return [
    "// Made by tools/generate from the folders of read models.",
    'import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";',
    ...[...found.map(({ file, variable }) => [file, variable] as const), ["due/read-models.ts", "dueModels"] as const]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, variable]) => `import { ${variable} } from "./${file}";`),
    'import type { AnyReadModel } from "./runtime/read-model.ts";',
    "",
    "/** Every read model by its name: a name without its definition, or a definition under another name, does not compile. */",
    "export const readModels = {",
    "  ...dueModels,",
    ...found.map(({ name, variable }) => `  ${name}: ${variable},`),
    "} as const satisfies { readonly [Name in ReadModelName]: AnyReadModel & { readonly name: Name } };",
    "",
  ].join("\n");
}
