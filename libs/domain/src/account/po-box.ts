import { folded } from "../kernel/text/folded.ts";

/** A number after a word, with or without a word for it or a letter before it; a postal code is none. */
const number = String.raw`(no |num |numero |number |n )?(\d|[a-z] ?\d+\b)`;

/** Ways to name a place where the post keeps mail until someone fetches it: words that mean nothing else. */
const named =
  /\b(p ?[o0] ?(b|bx|box|boxes|bag|drawer)|post ?office (box|bx|bag|drawer)|postal (box|bag|drawer|station)|(boite|bte)s? postale?s?|boites? de poste|cases? postales?|casiers? postal|casiers postaux|tiroirs? postal|tiroirs postaux|sac postal|boites? aux lettres|(station|succursale) postale|comptoir postal|gen(eral)? delivery|(retail )?postal outlet|(poste|courrier) restante?)\b(?! (street|st|road|rd|way|lane|ln|avenue|ave|drive|dr|crescent|court|place|square)\b)/;

/** Words that mean such a place only before a number. */
const numbered = new RegExp(
  String.raw`\b((post|mail|lock)? ?(box|bx|bag)|drawer|tiroir|boite|bte|case|casier|compartiment|compartment|compt|rpo|[cp] ?m ?b|p ?o|c ?p|b ?p) ${number}`,
);

/** General Delivery in short, unless a street is named after a general: `Gen. Del Zotto Street`. */
const generalDelivery =
  /\bgen(eral)? del\b(?!( [a-z]+){1,3} (street|st|road|rd|way|lane|ln|avenue|ave|drive|dr|crescent|cres|court|crt|place|pl|square|sq|boulevard|blvd)\b)/;

/** Canada Post's abbreviations of General Delivery and Poste restante, at the beginning of a line. */
const abbreviated = /^(g ?d|p ?r)( ,)?( (stn|station|succ|succursale|po|bp|rpo|csp)\b| ?$)/;

/** A street that is named after the post: `rue de la Poste-Restante`. */
const street = /\b(rue|avenue|av|boul|boulevard|chemin|ch|place|montee|rang|cote|allee|impasse) (de |du |des )?(la |l )?$/;

/**
 * True if a line or a unit of an address, in either language, is no place that drivers can deliver to: a box at a post office, or mail
 * kept there to be called for.
 */
export function isPoBox(text: string): boolean {
  const written = folded(text)
    .replace(/\b(\p{L})\./gu, "$1 ")
    .replace(/[,;]/g, " , ")
    .replace(/[^\p{L}\p{N},]+/gu, " ")
    .replace(/([a-z]{2,})(?=\d)/g, "$1 ")
    .trim();
  const isNamed = [named, generalDelivery].some((words) => {
    const found = words.exec(written);
    return found !== null && !street.test(written.slice(0, found.index));
  });
  return isNamed || numbered.test(written) || abbreviated.test(written);
}
