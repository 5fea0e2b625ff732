import type { Language } from "../kernel/place/region.ts";
import type { Pair } from "../kernel/words.ts";
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
const discountWords: Readonly<Record<Language, Readonly<Record<DiscountType, string>>>> = {
  en: {
    referral_code: "Referral offer",
    recurring_discount: "Recurring discount",
    first_week_discount: "First week discount",
    referral_discount: "Referral discount",
    discount_code: "Promo code {{name}}",
    percentage_discount: "Promo code {{name}}",
    combined_discount: "Discounts",
    gift_card: "Gift card",
    unknown_voucher: "Voucher (not applied)",
  },
  fr: {
    referral_code: "Offre de parrainage",
    recurring_discount: "Rabais récurrent",
    first_week_discount: "Rabais de la première semaine",
    referral_discount: "Rabais de parrainage",
    discount_code: "Code promo {{name}}",
    percentage_discount: "Code promo {{name}}",
    combined_discount: "Rabais",
    gift_card: "Carte-cadeau",
    unknown_voucher: "Bon (non appliqué)",
  },
};

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

const freeMeals: Readonly<Record<Language, (meals: number) => string>> = {
  en: (meals) => (meals === 1 ? "1 free meal" : `${meals} free meals`),
  fr: (meals) => (meals === 1 ? "1 repas offert" : `${meals} repas offerts`),
};

/** A discount as a bill names it: free meals by what they are, others by their code. */
export function discountName({ type, name, meals }: Discount, language: Language): string {
  if (meals === undefined) return discountWords[language][type].replace("{{name}}", () => name);
  const free = freeMeals[language](meals);
  return type === "referral_code" ? `${discountWords[language][type]}${language === "fr" ? "\u00a0:" : ":"} ${free}` : free;
}
