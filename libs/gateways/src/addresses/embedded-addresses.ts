import { Address } from "@tablee/domain/account/vocabulary";
import { cities } from "@tablee/domain/geography/cities";
import { hash64 } from "@tablee/domain/kernel/hash";
import { folded } from "@tablee/domain/kernel/text/folded";
import { bareCode } from "@tablee/domain/kernel/text/tidy";
import type { Addresses, FoundAddress } from "./addresses.ts";
import { farTowns, streets } from "./streets.ts";

/** As many as a list on a phone shows above its keyboard. */
const MAX = 6;
const LETTERS = "ABCEGHJKLMNPRSTVWXYZ";

interface Town {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly province: Address["province"];
  /** The first halves of its postal codes (forward sortation areas). */
  readonly fsas: readonly string[];
}

/** Every town that is served, those with most postal areas first, and some that are not. */
const towns: readonly Town[] = [
  ...cities
    .map(({ region, ...city }): Town => ({ ...city, province: region.toUpperCase() as Address["province"] }))
    .toSorted((a, b) => b.fsas.length - a.fsas.length),
  ...farTowns.map(({ name, fsa, ...town }): Town => ({ ...town, name: { en: name, fr: name }, fsas: [fsa] })),
];
const townById = new Map(towns.map((town) => [town.id, town]));

const plain = (text: string): string => folded(text).replaceAll("'", " ");
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,.-]+/)
    .filter(Boolean);
const streetsOf = ({ province }: Town): readonly string[] => streets[province === "QC" ? "fr" : "en"];

const CODE = /\b([a-z]\d[a-z])(?:[\s-]?(\d[a-z]\d))?\b/i;

/** The longest street that is accepted as typed, in characters. */
const LONGEST = 80;
const STREET = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}\p{N} .'’–/#&-]+$/u;

/**
 * Addresses made of a few street names in each town that is served, the same every time. Suggestions need a house number, as from a service
 * that knows the houses; any number exists. Where no street matches and a whole postal code was typed, the street is taken as typed, in the
 * town of that code. The parts of an id are checked again when its address is picked.
 */
export const embeddedAddresses: Addresses = {
  suggest: async (typed, language) => suggested(typed, language),
  find: async (id, language) => {
    const [townId = "", street = "", number = "", postalCode = "", ...more] = id.split("_");
    const town = townById.get(townId);
    const isWhole = town && more.length === 0 && /^\d{1,5}[A-Z]?$/.test(number) && postalCodeOf(postalCode) !== undefined;
    if (!isWhole || !/^[A-Z\d]{6}$/.test(postalCode) || !town.fsas.includes(postalCode.slice(0, 3))) return undefined;
    if (street.startsWith("~"))
      return suggested(`${number} ${streetOfKey(street)} ${postalCode}`, language).find((address) => address.id === id);
    if (!/^\d{1,2}$/.test(street) || streetsOf(town)[Number(street)] === undefined) return undefined;
    return addressOf(town, street, number, postalCode, language);
  },
};

function suggested(typed: string, language: "en" | "fr"): readonly FoundAddress[] {
  const code = CODE.exec(typed);
  const [number, ...words] = wordsOf(typed.replace(CODE, " "));
  if (number === undefined || !/^\d{1,5}[a-z]?$/.test(number) || words.length === 0) return [];
  const fsa = code?.[1]?.toUpperCase();
  const found: FoundAddress[] = [];
  for (const town of towns) {
    if (fsa && !town.fsas.includes(fsa)) continue;
    for (const [n, street] of streetsOf(town).entries()) {
      const known = wordsOf(`${street} ${town.name.en} ${town.name.fr} ${town.province}`);
      if (!words.every((word) => known.some((each) => each.startsWith(word)))) continue;
      // A town's name alone matches no street: the first typed word must be part of one.
      if (!wordsOf(street).some((each) => each.startsWith(words[0]!))) continue;
      found.push(addressOf(town, String(n), number.toUpperCase(), codeOf(town, street, fsa, code?.[2]), language));
      if (found.length === MAX) return found;
    }
  }
  return found.length > 0 ? found : asTyped(typed, language);
}

/**
 * Reads an address that has a whole postal code, and keeps its street as typed. The name of its town may follow the street, and is dropped.
 */
function asTyped(typed: string, language: "en" | "fr"): readonly FoundAddress[] {
  const postalCode = postalCodeOf(CODE.exec(typed)?.[0] ?? "");
  const town = postalCode && towns.find(({ fsas }) => fsas.includes(postalCode.slice(0, 3)));
  const [, number, rest] = /^\s*(\d{1,5}[a-z]?)[\s,]+(.+)$/i.exec(typed.replace(CODE, " ")) ?? [];
  if (!town || !number || !rest) return [];
  const names = [town.name.en, town.name.fr].flatMap((name) => [name, `${name} ${town.province}`]).map(plain);
  const parts = rest.split(",").map((part) => part.trim().replace(/\s+/g, " "));
  const street = parts.filter((part, i) => part !== "" && (i === 0 || !names.includes(plain(part)))).join(" ");
  if (street.length > LONGEST || !STREET.test(street)) return [];
  return [addressOf(town, keyOfStreet(street), number.toUpperCase(), postalCode.replace(" ", ""), language)];
}

/** 'V3S 1A1' from 'v3s1a1'; undefined for letters that Canada Post does not use. */
function postalCodeOf(text: string): string | undefined {
  const bare = bareCode(text);
  return Address.shape.postalCode.safeParse(`${bare.slice(0, 3)} ${bare.slice(3)}`).data;
}

/** A street within an id, whose parts are separated by underscores. */
const keyOfStreet = (street: string): string => `~${Buffer.from(street).toString("base64url").replaceAll("_", ".")}`;
const streetOfKey = (key: string): string => Buffer.from(key.slice(1).replaceAll(".", "_"), "base64url").toString();

/** `street`: its index among the streets of the province's towns, or the key that `keyOfStreet` made of it. */
function addressOf(town: Town, street: string, number: string, postalCode: string, language: "en" | "fr"): FoundAddress {
  return {
    id: [town.id, street, number, postalCode].join("_"),
    line: `${number}${town.province === "QC" ? ", " : " "}${street.startsWith("~") ? streetOfKey(street) : streetsOf(town)[Number(street)]}`,
    city: town.name[language],
    province: town.province,
    postalCode: `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`,
  };
}

/** A street's postal code in a town, or the one that was typed. */
function codeOf(town: Town, street: string, fsa: string | undefined, rest: string | undefined): string {
  const [a, b] = hash64(`${town.id} ${street}`);
  const area = fsa ?? town.fsas[a % town.fsas.length]!;
  return area + (rest?.toUpperCase() ?? `${b % 10}${LETTERS[(a >>> 4) % LETTERS.length]}${(b >>> 8) % 10}`);
}
