/** Parts of a floor that tell two flats of one number apart, as unit keys hold them. */
const parts = ["upper", "lower", "front", "rear"] as const;
const withPart = new RegExp(`^(?:(${parts.join("|")})(\\d+[a-z]?)|(\\d+[a-z]?)(${parts.join("|")}))$`);

/** Roman numerals to 39, by their number: those of more are letters that number units. */
const romans: ReadonlyMap<string, string> = new Map(
  ["", "x", "xx", "xxx"].flatMap((tens, ten) =>
    ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((ones, one) => [`${ten * 10 + one}`, `${tens}${ones}`] as const),
  ),
);
const digits: ReadonlyMap<string, string> = new Map([...romans].map(([number, roman]) => [roman, number]));

/**
 * Returns the other forms in which people write the unit of a key: `5` where it is `5 (upper)`, `floor 5` or `V`, and those where it is `5`.
 * `5 upper` and `5 lower` are two.
 */
export function likelyUnits(unit: string): readonly string[] {
  if (unit === "") return [];
  const [, , after, before] = withPart.exec(unit) ?? [];
  const bare = after ?? before ?? /^floor(\d+)$/.exec(unit)?.[1] ?? digits.get(unit);
  if (bare) return [bare];
  if (!/^\d+[a-z]?$/.test(unit)) return [];
  const roman = romans.get(unit);
  return [...parts.flatMap((part) => [`${unit}${part}`, `${part}${unit}`]), `floor${unit}`, ...(roman ? [roman] : [])];
}
