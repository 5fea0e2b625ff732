import { z } from "zod";
import rows from "./words.json" with { type: "json" };

const Word = z.string().regex(/^[a-z]+$/, "not a word in small letters, without accents");
const Words = z.array(Word).transform((words): ReadonlySet<string> => new Set(words));
/** The forms in which people write each word, a row each; the first form is the one that a key holds. */
const Forms = z
  .array(z.array(Word).min(2))
  .transform((words): ReadonlyMap<string, string> => new Map(words.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const))));

const words = z
  .strictObject({
    /** Types of streets, which French puts before a name and English after it. */
    streetTypes: Forms,
    /** Types of streets that are also saints, titles and hills: they are a type at the end of a street only. */
    ambiguousTypes: Words,
    /** Directions and other words that both languages abbreviate. `st` is both a saint and a street. */
    otherWords: Forms,
    /** Roads whose name is a number: "no 7" after one of them is no unit. */
    numberedRoads: Words,
    /** Words before the number of a unit: the number alone names it. */
    unitWords: Words,
    /** Parts of a building that tell units apart. */
    unitParts: Forms,
    /** Texts of the unit's field that name no unit. */
    noUnit: Words,
    /** Words of the provinces and the country. */
    provinceWords: Words,
    /** Articles and prepositions within the names of streets, which people leave out. */
    articles: Words,
    /** Words before a number that a bell has: it is a unit's where no other number is. */
    bellWords: Words,
  })
  .parse(rows);

/** Words of addresses in both languages (Canada Post, Addressing Guidelines, tables of street types, directions and unit designators). */
export const { streetTypes, ambiguousTypes, numberedRoads, unitWords, unitParts, noUnit, provinceWords, articles, bellWords } = words;

/** Types and directions of streets, and other words that both languages abbreviate. */
export const genericWords: ReadonlyMap<string, string> = new Map([...streetTypes, ...words.otherWords]);
