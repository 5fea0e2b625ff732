import type { Language } from "../kernel/place/region.ts";
import type { Pair, Words } from "../kernel/words.ts";
import type { DiscountType, TaxLine } from "./vocabulary.ts";

/** What bills, both apps and notices call each tax. */
export const taxWords = {
  GST: ["GST", "TPS"],
  PST: ["PST", "TVP"],
  HST: ["HST", "TVH"],
  QST: ["QST", "TVQ"],
} satisfies Readonly<Record<TaxLine["code"], Pair>>;

/** A tax by its name; a code that no tax has stays as it is. */
export const taxName = (code: string, language: Language): string =>
  Object.hasOwn(taxWords, code) ? taxWords[code as TaxLine["code"]][language === "en" ? 0 : 1]! : code;

/** The sign beside a line that bears a tax; a legend says which. */
export const taxMarks: Readonly<Record<Language, Readonly<Record<TaxLine["code"], string>>>> = {
  en: { GST: "G", PST: "P", HST: "H", QST: "Q" },
  fr: { GST: "T", PST: "P", HST: "H", QST: "Q" },
};

/** What customers read for each discount, on screens and in notices. `{{name}}` stands for the discount's own name, such as a code. */
const discountWords = {
  referral_code: ["Referral offer", "Offre de parrainage"],
  recurring_discount: ["Recurring discount", "Rabais récurrent"],
  first_week_discount: ["First week discount", "Rabais de la première semaine"],
  referral_discount: ["Referral discount", "Rabais de parrainage"],
  discount_code: ["Promo code {{name}}", "Code promo {{name}}"],
  percentage_discount: ["Promo code {{name}}", "Code promo {{name}}"],
  combined_discount: ["Discounts", "Rabais"],
  gift_card: ["Gift card", "Carte-cadeau"],
  unknown_voucher: ["Voucher (not applied)", "Bon (non appliqué)"],
} satisfies Readonly<Record<DiscountType, Pair>>;

/** What staff call each kind of discount. */
export const discountKindWords = {
  referral_code: ["Referral code", "Code de parrainage"],
  recurring_discount: ["Recurring discount", "Rabais récurrent"],
  first_week_discount: ["First-week discount", "Rabais de première semaine"],
  referral_discount: ["Referral discount", "Rabais de parrainage"],
  discount_code: ["Discount code", "Code promotionnel"],
  percentage_discount: ["Percentage discount", "Rabais en pourcentage"],
  combined_discount: ["Combined discount", "Rabais combiné"],
  gift_card: ["Gift card", "Carte-cadeau"],
  unknown_voucher: ["Unknown voucher", "Bon inconnu"],
} satisfies Readonly<Record<DiscountType, Pair>>;

interface Discount {
  readonly type: DiscountType;
  readonly name: string;
  /** How many whole meals it made free, where it is of those. */
  readonly meals?: number | undefined;
}

const freeMealWords = {
  one: ["1 free meal", "1 repas offert"],
  other: ["{{count}} free meals", "{{count}} repas offerts"],
} satisfies Words;

/** A discount as a bill names it: free meals by what they are, others by their code. */
export function discountName({ type, name, meals }: Discount, language: Language): string {
  const at = language === "en" ? 0 : 1;
  const called = discountWords[type][at]!;
  if (meals === undefined) return called.replace("{{name}}", () => name);
  const free = freeMealWords[meals === 1 ? "one" : "other"][at]!.replace("{{count}}", String(meals));
  return type === "referral_code" ? `${called}${language === "fr" ? "\u00a0:" : ":"} ${free}` : free;
}
