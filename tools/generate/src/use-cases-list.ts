import { globSync, readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url);
const servers = ["apps/api/src/**/*.ts", "libs/automation/src/**/*.ts", "workers/src/**/*.ts"];

/** The functions of libs/commands that a file sends, directly or by a helper of the schedules such as `ofOrder`: each as its module and name. */
function sentIn(file: string): readonly string[] {
  const text = readFileSync(new URL(file, root), "utf8");
  const sent = new Set([...text.matchAll(/(?:send|of[A-Z]\w*)\(\s*(\w+)[,)]/g)].map(([, name]) => name));
  return [...text.matchAll(/import \{([^}]*)\} from "@tablee\/commands\/([^"]+)"/g)].flatMap(([, names, module]) =>
    names!.match(/\w+/g)!.flatMap((name) => (sent.has(name) ? [`${module} ${name}`] : [])),
  );
}

/**
 * The list of use cases: every function of libs/commands that a server sends. Commands are known by their names: two functions of one name
 * do not compile.
 */
export function useCasesList(): string {
  const files = globSync(servers, { cwd: root, exclude: ["**/*.spec.ts"] });
  const found = [...new Set(files.flatMap(sentIn))].sort().map((each) => each.split(" ") as [string, string]);
  return [
    "// Made by tools/generate from what servers send.",
    ...found.map(([module, name]) => `import { ${name} } from "./${module}.ts";`),
    'import type { UseCase } from "./use-case.ts";',
    "",
    "/** Every use case that servers send, by noun. */",
    "export const useCases: readonly UseCase<never, unknown>[] = [",
    ...found.map(([, name]) => `  ${name},`),
    "];",
    "",
  ].join("\n");
}
