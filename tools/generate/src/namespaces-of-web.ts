import { globSync } from "node:fs";
import { namespaceOf } from "@tablee/ui/i18n/namespace-of";

const source = new URL("../../../apps/web/src/", import.meta.url);

/** The words of the customer app as types, by namespace, so that an unknown key does not compile. */
export function namespacesOfWeb(): string {
  const namespaces = globSync("**/words.ts", { cwd: source })
    .map((path) => [namespaceOf(path)!, path] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const typed = namespaces.map(
    ([namespace, path]) => `  ${/-/.test(namespace) ? `"${namespace}"` : namespace}: Catalogue<typeof import("../../${path}").words>;`,
  );
  return [
    'import type { Catalogue } from "@tablee/domain/kernel/words";',
    'import type { ui } from "@tablee/ui/i18n/ui";',
    "",
    "/** The words of each namespace, by the files `words.ts` of this app. Made by tools/generate. */",
    "export interface Namespaces {",
    "  ui: Catalogue<typeof ui>;",
    ...typed,
    "}",
    "",
  ].join("\n");
}
