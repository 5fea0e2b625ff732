import type { Words } from "./types.ts";

const noBreak = "\u00a0";

/** Curly apostrophes, and a space that does not break between a number and its unit. */
function typeset(text: string): string {
  return text.replaceAll("'", "’").replace(/(\d|½|¼|¾) (g|kg|ml|L|cm|mm|°C|°F|min|h)(?![\p{L}])/gu, `$1${noBreak}$2`);
}

/** Québec usage: a no-break space before : % $ and inside « », none before ; ! ? */
function typesetFrench(text: string): string {
  return typeset(text)
    .replace(/ ([:%$»])/g, `${noBreak}$1`)
    .replaceAll("« ", `«${noBreak}`);
}

/** A text in both languages, typeset by each one's rules; written here with plain spaces and straight apostrophes. */
export function words(en: string, fr: string): Words {
  return { en: typeset(en), fr: typesetFrench(fr) };
}

/** Name, subtitle, description. */
export type Headline = readonly [name: string, subtitle: string, description: string];

export function headline(en: Headline, fr: Headline): { name: Words; subtitle: Words; description: Words } {
  return { name: words(en[0], fr[0]), subtitle: words(en[1], fr[1]), description: words(en[2], fr[2]) };
}

const frenchUnits: Record<string, readonly [one: string, many: string]> = {
  tbsp: ["c. à soupe", "c. à soupe"],
  tsp: ["c. à thé", "c. à thé"],
  clove: ["gousse", "gousses"],
  can: ["boîte", "boîtes"],
  bunch: ["botte", "bottes"],
  sprig: ["brin", "brins"],
  pinch: ["pincée", "pincées"],
  handful: ["poignée", "poignées"],
  slice: ["tranche", "tranches"],
  stalk: ["tige", "tiges"],
  rib: ["branche", "branches"],
  sheet: ["feuille", "feuilles"],
  ball: ["boule", "boules"],
};

/** 'an amount and a unit' as English writes it in a recipe ('2 cloves', '300 g', '½ tsp', '4'), in both languages. */
export function quantity(text: string): Words {
  const [amount = "", unit = ""] = text.split(" ");
  const singular = unit.replace(/(?<=ch)es$|s$/, "");
  const french = frenchUnits[unit] ?? frenchUnits[singular];
  if (french === undefined) return words(text, text);
  return words(text, `${amount}${noBreak}${unit === singular ? french[0] : french[1]}`);
}
