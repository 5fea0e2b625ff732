import { frenchTypographyProblems } from "./french-typography.ts";

type Tree = { [key: string]: unknown };
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * Compares an English and a French catalogue and returns one sentence per problem; an empty list when they are equal: the same
 * keys, the same {{placeholders}} and <tags>, `many` in French wherever a text counts, French typography.
 */
export function compareCatalogues(en: Tree, fr: Tree): string[] {
  const english = flatten(en);
  const french = flatten(fr);
  return [...missing(english, french), ...placeholders(english, french), ...plurals(english, french), ...typography(french)];
}

function flatten(tree: Tree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") texts.set(path, value);
    else if (typeof value === "object" && value !== null) for (const [k, v] of flatten(value as Tree, path)) texts.set(k, v);
    else texts.set(path, String(value));
  }
  return texts;
}

function missing(english: Map<string, string>, french: Map<string, string>): string[] {
  const isFrenchOnlyPlural = (key: string) => key.endsWith("_many") && english.has(key.replace(pluralSuffix, "_other"));
  return [
    ...[...english.keys()].filter((key) => !french.has(key)).map((key) => `${key}: missing in French`),
    ...[...french.keys()].filter((key) => !english.has(key) && !isFrenchOnlyPlural(key)).map((key) => `${key}: missing in English`),
    ...[...english, ...french].filter(([, text]) => text.trim() === "").map(([key]) => `${key}: empty`),
  ];
}

function placeholders(english: Map<string, string>, french: Map<string, string>): string[] {
  return [...french].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(key.replace(pluralSuffix, "_other"));
    if (original === undefined) return [];
    const [wanted, found] = [marksOf(original), marksOf(text)];
    return wanted === found ? [] : [`${key}: placeholders differ, English has [${wanted}], French has [${found}]`];
  });
}

/** The placeholders and tags of a text as a set; `{{count}}` may be spelled out in `_one`, so it is compared separately. */
function marksOf(text: string): string {
  const marks = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}|<\/?\s*([\w-]+)\s*\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`);
  return [...new Set(marks)]
    .filter((mark) => mark !== "count")
    .sort()
    .join(", ");
}

function plurals(english: Map<string, string>, french: Map<string, string>): string[] {
  const stems = (texts: Map<string, string>) =>
    new Set([...texts.keys()].filter((key) => key.endsWith("_one") || key.endsWith("_other")).map((key) => key.replace(pluralSuffix, "")));
  const countable = (texts: Map<string, string>, stem: string) =>
    texts.has(`${stem}_other`) && (texts.get(`${stem}_other`) ?? "").includes("{{count");
  const both = new Set([...stems(english), ...stems(french)]);
  return [...both]
    .filter((stem) => countable(english, stem) || countable(french, stem) || english.has(`${stem}_one`))
    .flatMap((stem) => [
      ...["one", "other"]
        .filter((form) => !english.has(`${stem}_${form}`))
        .map((form) => `${stem}_${form}: plural form missing in English`),
      ...["one", "many", "other"]
        .filter((form) => !french.has(`${stem}_${form}`))
        .map((form) => `${stem}_${form}: plural form missing in French`),
    ]);
}

function typography(french: Map<string, string>): string[] {
  return [...french].flatMap(([key, text]) => frenchTypographyProblems(text).map((problem) => `${key}: ${problem}`));
}
