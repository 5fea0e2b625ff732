import { readdirSync, readFileSync } from "node:fs";
import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { wordFilesIn } from "../../../libs/ui/test/word-files.ts";

const folder = import.meta.dirname;
const catalogues = cataloguesIn(await wordFilesIn(folder), "console");
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|i18n/.test(name));
const keys = new Set(Object.entries(catalogues.en).flatMap(([namespace, words]) => flatten(words, `${namespace}:`)));

function flatten(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" ? flatten(value, `${prefix}${key}.`) : [`${prefix}${key}`, `${prefix}${key.replace(/_(one|other)$/, "")}`],
  );
}

/** Every key that is written out in a file, with the namespace it is looked up in. */
function usedKeys(file: string): string[] {
  const source = readFileSync(`${folder}/${file}`, "utf8");
  const namespace = /useTranslation\("([\w-]+)"\)|TFunction<"([\w-]+)">/.exec(source);
  const home = namespace?.[1] ?? namespace?.[2] ?? "console";
  return [...source.matchAll(/\bt\(\s*"([\w:.-]+)"/g)].map(([, key]) =>
    (key as string).includes(":") ? (key as string) : `${home}:${key}`,
  );
}

test.each(files)("the words that %s asks for are there", (file) => {
  expect(usedKeys(file).filter((key) => !key.startsWith("ui:") && !keys.has(key))).toEqual([]);
});
