import { globSync } from "node:fs";
import { join } from "node:path";
import { namespaceOf } from "@tablee/ui/i18n/namespace-of";
import type { Plugin } from "vite";

const source = join(import.meta.dirname, "../src");
/** Every page has these in its first load. */
const always: readonly string[] = ["app", "ui"];
const virtual = "virtual:words/";

/** The app's files of words, by their namespaces. */
const files: ReadonlyMap<string, string> = new Map(
  globSync("**/words.ts", { cwd: source }).map((path) => [namespaceOf(path)!, join(source, path)]),
);

/** The namespaces that a component takes its words from, except those that are always loaded. */
function roomsOf(code: string): readonly string[] {
  const asked = [...code.matchAll(/\buseTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/"([\w-]+)"/g)].map(([, namespace]) => namespace!),
  );
  return [...new Set(asked)].filter((namespace) => !always.includes(namespace));
}

/**
 * Vite plugin: loads words with the components that use them: one that calls `useTranslation("order")` brings the catalogue of
 * `order` into its own chunk or one that it shares with others.
 */
export const words = (): Plugin => ({
  name: "tablee:words",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${virtual}`)) return null;
    const namespace = id.slice(virtual.length + 1);
    const file = files.get(namespace);
    if (file === undefined) this.error(`there are no words of ${namespace}`);
    return [
      `import { addWords } from ${JSON.stringify(join(source, "shared/i18n/i18n.ts"))};`,
      `import { words } from ${JSON.stringify(file)};`,
      `addWords(${JSON.stringify(namespace)}, words);`,
    ].join("\n");
  },
  transform(code, id) {
    if (!id.startsWith(source) || !/\.tsx?$/.test(id)) return null;
    const asked = roomsOf(code);
    // On the line of the first import: the lines after it keep their numbers.
    return asked.length === 0 ? null : { code: asked.map((namespace) => `import "${virtual}${namespace}"; `).join("") + code, map: null };
  },
});
