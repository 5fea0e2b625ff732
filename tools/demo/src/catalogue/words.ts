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

type Both = readonly [en: string, fr: string];
type Headline<Text> = { readonly name: Text; readonly subtitle: Text; readonly description: Text };

export const headline = ({ name, subtitle, description }: Headline<Both>): Headline<Words> => ({
  name: words(...name),
  subtitle: words(...subtitle),
  description: words(...description),
});

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
