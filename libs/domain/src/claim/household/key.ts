import type { Address } from "../../account/vocabulary.ts";
import { folded } from "../../kernel/text/folded.ts";
import { likelyUnits } from "./likely-units.ts";
import { ordinalWords } from "./number-words.ts";
import { plainAsSpelled, plainLine, plainStreet, plainUnit, type Words } from "./plain-words.ts";
import { ambiguousTypes, genericWords, noUnit, numberedRoads, provinceWords, streetTypes, unitParts, unitWords } from "./words.ts";

type Written = Pick<Address, "postalCode" | "line" | "unit"> & { readonly city?: string };

/** A household by the words of its address. */
interface Parted {
  readonly postalCode: string;
  readonly street: Street;
  readonly unit: string;
}

/**
 * Returns the text that names a household. Words, abbreviations, accents, articles, language, leading zeros and numbers in letters make no
 * difference, nor does the field that holds the unit. `4A` and `4B`, `14` and `1-4`, and a unit and its house differ.
 */
export const householdKey = (address: Written): string => keyOf(partedOf(address, plain));

/** Returns the keys under which an earlier claim of a household is found, the latest first. */
export const earlierHouseholdKeys = (address: Written): readonly string[] => {
  const spelled = keyOf(partedOf(address, { ...plain, street: plainAsSpelled }));
  return [...(spelled === householdKey(address) ? [] : [spelled]), keyOf(partedOf(address, asWritten)), formerHouseholdKey(address)];
};

/**
 * Returns the keys of the household by addresses that differ in what people leave out or write in two ways: the type of the street, and
 * beside a unit its floor or part (`likelyUnits`).
 */
export function likelyHouseholdKeys(address: Written): readonly string[] {
  const household = partedOf(address, plain);
  const { hasName, generic, types } = household.street;
  const added = types.length === 0 || !hasName ? allTypes.map((type) => [...generic, type]) : [];
  const left = types.map((type) => generic.toSpliced(generic.indexOf(type), 1));
  const streets = [...left, ...added].map((words) => ({ ...household, street: { ...household.street, generic: words } }));
  const units = likelyUnits(household.unit).map((unit) => ({ ...household, unit }));
  return [...streets, ...units].map(keyOf);
}

const allTypes = [...new Set(streetTypes.values())];

function partedOf({ postalCode, line, unit = "", city = "" }: Written, { line: readLine, street, unit: readUnit }: Reading): Parted {
  const parted = withoutUnit(readLine(wordsOf(withoutPlace(line, `${city} ${postalCode}`))));
  const units = [unitKey(readUnit(parted.unit)), unitKey(readUnit(wordsOf(unit)))].filter((key) => key !== "");
  return {
    postalCode: folded(postalCode).replace(/[^a-z0-9]/g, ""),
    street: streetOf(street(parted.street)),
    unit: [...new Set(units)].join("+"),
  };
}

const keyOf = ({ postalCode, street, unit }: Parted): string =>
  [postalCode, `${street.name}.${street.generic.toSorted().join(".")}`, unit].join("|");

/** The ways to read the parts of an address. */
type Reading = Readonly<Record<"line" | "street" | "unit", Words>>;
const plain: Reading = { line: plainLine, street: plainStreet, unit: plainUnit };
const same: Words = (words) => words;
const asWritten: Reading = { line: same, street: same, unit: same };

/** The key that named a household until November 2026. */
const formerHouseholdKey = ({ postalCode, line, unit = "" }: Written): string =>
  [postalCode, line, unit]
    .map((text) =>
      text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9]/g, ""),
    )
    .join("|");

/** Drops the parts at the end of a line that only repeat the city, the province or the postal code. */
function withoutPlace(line: string, place: string): string {
  const known: ReadonlySet<string> = new Set([...provinceWords, ...wordsOf(place)]);
  const parts = line.split(",");
  while (parts.length > 1 && wordsOf(parts.at(-1)!).every((word) => known.has(word))) parts.pop();
  return parts.join(",");
}

/** Cyrillic and Greek letters whose capitals look like Latin ones. */
const alike = { letters: "авекмнорстухіјѕαβεηικμνορτυχ", from: "abekmhopctyxijsabehikmnoptyx" };
const lookalikes = new Map([...alike.letters].map((letter, at) => [letter, alike.from[at]!]));

/** Words of several parts that abbreviate as one. */
const compounds = /\b(rond|sous|rez|main|ground)[ -](de[ -])?(point|sol|chaussee|floor)\b/g;

/** The words and numbers of a text, folded; a letter stays with the number before it. */
const wordsOf = (text: string): string[] =>
  folded(text.replace(/[¼½¾]/g, " $&").replace(/n\s*[°º]|№/gi, " no "))
    .replace(/./gu, (letter) => lookalikes.get(letter) ?? letter)
    .replaceAll("'", "")
    .replaceAll("#", " no ")
    .replace(compounds, (words) => words.replace(/[ -]/g, ""))
    .replace(/(\p{L}{2,})(\d)/gu, "$1 $2")
    .match(/[\p{L}\p{N}]+|[,-]/gu) ?? [];

const isNumber = (word = ""): boolean => /^\d+[a-z]?$/.test(word);
const isUnitNumber = (word = ""): boolean => /^([a-z]|[a-z]?\d+[a-z]?)$/.test(word);
const ordinal = /^0*(\d+)(?:st|nd|rd|th|e|er|re|ere|d|nde|eme|ieme)$/;

/** Takes a unit out of the line of a street: `4-12 Main St`, `Apt 4, 12 Main St`, `12 Main St, Apt 4`, `12 Main St #4`, `12, rue Main, 4`. */
function withoutUnit(words: readonly string[]): { readonly street: readonly string[]; readonly unit: readonly string[] } {
  const bare = words.filter((word) => word !== "," && word !== "-");
  const [first = "", second, third, fourth] = bare;
  if (unitWords.has(first) && isUnitNumber(second) && isNumber(third) && !isOrdinalOf(third!, fourth))
    return { unit: bare.slice(1, 2), street: bare.slice(2) };
  if (unitWords.has(first) && isNumber(second)) return withoutUnit(words.slice(words.indexOf(first) + 1));
  if (isUnitNumber(words[0]) && words[1] === "-" && isNumber(words[2]) && !isOrdinalOf(words[2]!, words[3]))
    return { unit: words.slice(0, 1), street: bare.slice(1) };
  for (const [at, word] of bare.entries()) {
    if (at === 0 || !unitWords.has(word) || !isUnitNumber(bare[at + 1])) continue;
    const isLast = at + 2 >= bare.length || bare.slice(at + 2).every(isUnitNumber);
    if (isLast ? numberedRoads.has(bare[at - 1]!) && word.startsWith("n") : word.startsWith("n") || at === 1 || word === "ste") continue;
    const until = isLast ? bare.length : at + 2;
    return { unit: bare.slice(at + 1, until), street: [...bare.slice(0, at), ...bare.slice(until)] };
  }
  if (words.length > 3 && words.at(-2) === "," && isUnitNumber(words.at(-1))) return { unit: words.slice(-1), street: bare.slice(0, -1) };
  return { unit: [], street: bare };
}

/** Returns the number of an ordinal that the names of earlier claims hold as a number; the others were kept as words. */
const toTwelfth = (word: string): number | undefined => {
  const count = ordinalWords.get(word);
  return count !== undefined && count <= 12 ? count : undefined;
};

/** True for the number of a numbered street: `12 - 14e Avenue` names no unit. */
const isOrdinalOf = (word: string, next = ""): boolean => ordinal.test(word) && genericWords.has(next);

/** A street: its number and name, and then its type and direction, which the two languages place differently. */
interface Street {
  /** The number with the name. */
  readonly name: string;
  readonly hasName: boolean;
  readonly generic: readonly string[];
  /** The words of `generic` that are a type, and no saint or title of the name. */
  readonly types: readonly string[];
}

function streetOf([number = "", ...words]: readonly string[]): Street {
  const known = words.map((word) => `${ordinal.exec(word)?.[1] ?? toTwelfth(word) ?? ""}` || (genericWords.get(word) ?? word));
  const isGeneric = (word: string, at: number) => genericWords.has(words[at]!) && word !== "";
  const name = known.filter((word, at) => !isGeneric(word, at) && !unitWordBeforeNumber(words, at));
  const generic = known.filter(isGeneric).flatMap((word) => (/^[ns][ew]$/.test(word) ? [...word] : [word]));
  const last = words.findLastIndex((word) => !directions.has(genericWords.get(word) ?? ""));
  const isType = (word: string, at: number) => streetTypes.has(word) && (!ambiguousTypes.has(word) || (at === last && at > 0));
  const types = words.filter(isType).map((word) => streetTypes.get(word)!);
  return { name: joined([number, ...name]), hasName: name.length > 0, generic, types };
}

const directions: ReadonlySet<string> = new Set("n s e w ne nw se sw".split(" "));

/** `Highway No 7` and `Highway 7` are one road. */
const unitWordBeforeNumber = (words: readonly string[], at: number): boolean =>
  /^(no|nr|num|number|numero)$/.test(words[at]!) && /^\d/.test(words[at + 1] ?? "");

function unitKey(words: readonly string[]): string {
  const bare = words.filter((word) => word !== "," && word !== "-");
  if (noUnit.has(bare.join(""))) return "";
  const parts = bare.map((word) => unitParts.get(word) ?? word);
  const at = parts.indexOf("floor");
  if (at < 0) return joined(parts.filter((word) => !unitWords.has(word)));
  // `Floor 2`, or `2nd floor`.
  const numberAt = isNumber(parts[at + 1]) ? at + 1 : at - 1;
  const floor = parts[numberAt] ?? "";
  const others = parts.filter((word, i) => i !== at && i !== numberAt && !unitWords.has(word));
  // A unit's number implies its floor.
  return others.length > 0 ? joined(others) : `floor${joined([ordinal.exec(floor)?.[1] ?? `${toTwelfth(floor) ?? floor}`])}`;
}

/** Joins words without regard to the spaces between them, keeps two numbers apart, and drops leading zeros. */
const joined = (words: readonly string[]): string =>
  words
    .join(" ")
    .replace(/(\d) (?=\d)/g, "$1-")
    .replaceAll(" ", "")
    .replace(/(?<!\d)0+(?=\d)/g, "");
