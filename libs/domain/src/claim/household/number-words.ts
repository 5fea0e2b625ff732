const split = (words: string): readonly string[] => words.split(" ");

const englishOnes = split(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
const englishTens = split("twenty thirty forty fifty sixty seventy eighty ninety");
const frenchOnes = split(
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf",
);
const frenchTens = split("vingt trente quarante cinquante soixante soixante quatrevingt quatrevingt");

const endings = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
  y: "ieth",
};
const englishOrdinal = (word: string): string => {
  const found = Object.entries(endings).find(([end]) => word.endsWith(end));
  return found ? word.slice(0, -found[0].length) + found[1] : `${word}th`;
};
const frenchOrdinal = (word: string): string => `${word.replace(/e$/, "").replace(/cinq$/, "cinqu").replace(/neuf$/, "neuv")}ieme`;

/** The number words of a count in both languages, without spaces, hyphens and accents. */
function cardinals(count: number): readonly string[] {
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  if (count < 20) return [englishOnes[count - 1]!, frenchOnes[count - 1]!];
  const english = `${englishTens[tens - 2]}${ones > 0 ? englishOnes[ones - 1] : ""}`;
  // `Soixante-douze`, `quatre-vingt-douze`.
  const after = tens === 7 || tens === 9 ? ones + 10 : ones;
  const ten = frenchTens[tens - 2]!;
  const french = after === 0 ? ten : `${ten}${frenchOnes[after - 1]}`;
  const joined = after === 1 || after === 11 ? [`${ten}et${frenchOnes[after - 1]}`] : [];
  return [english, french, ...joined, ...(count === 80 ? ["quatrevingts"] : [])];
}

const counts = Array.from({ length: 99 }, (_, index) => index + 1);

/** Numbers from 1 to 99 by their words in both languages, without spaces, hyphens and accents. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  counts.flatMap((count) => cardinals(count).map((word) => [word, count] as const)),
);

/** Ordinals from the first to the 99th by their words, written in the same way. */
export const ordinalWords: ReadonlyMap<string, number> = new Map([
  ...counts.flatMap((count) => {
    const [english = "", ...french] = cardinals(count);
    return [englishOrdinal(english), ...french.map(frenchOrdinal)].map((word) => [word, count] as const);
  }),
  ...split("premier premiere").map((word) => [word, 1] as const),
  ...split("seconde").map((word) => [word, 2] as const),
]);
