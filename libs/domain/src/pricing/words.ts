import type { CreditSource } from "../credit/vocabulary.ts";
import type { Language } from "../kernel/place/region.ts";
import { type Text, textIn } from "../kernel/words.ts";
import type { DiscountType, TaxLine } from "./vocabulary.ts";

/** The names of taxes on bills, in both apps and in notices. */
export const taxWords = {
  GST: ["GST", "TPS"],
  PST: ["PST", "TVP"],
  HST: ["HST", "TVH"],
  QST: ["QST", "TVQ"],
} satisfies Readonly<Record<TaxLine["code"], Text>>;

/** The name of a tax; an unknown code is returned unchanged. */
export const taxName = (code: string, language: Language): string =>
  Object.hasOwn(taxWords, code) ? textIn(taxWords[code as TaxLine["code"]], language) : code;

/** The mark beside a line that bears a tax; a legend explains it. */
export const taxMarks: Readonly<Record<Language, Readonly<Record<TaxLine["code"], string>>>> = {
  en: { GST: "G", PST: "P", HST: "H", QST: "Q" },
  fr: { GST: "T", PST: "P", HST: "H", QST: "Q" },
};

/** The names of discounts for customers, on screens and in notices. `{{name}}` is the discount's own name, such as a code. */
const discountWords = {
  referral_code: ["Referral offer", "Offre de parrainage"],
  recurring_discount: ["Recurring discount", "Rabais récurrent"],
  first_week_discount: ["First week discount", "Rabais de la première semaine"],
  referral_discount: ["Referral discount", "Rabais de parrainage"],
  discount_code: ["Promo code {{name}}", "Code promo {{name}}"],
  percentage_discount: ["Promo code {{name}}", "Code promo {{name}}"],
  combined_discount: ["Discounts", "Rabais"],
  gift_card: ["Gift card balance", "Solde de cartes-cadeaux"],
  unknown_voucher: ["Voucher {{name}}, not applied", "Bon {{name}}, non appliqué"],
} satisfies Readonly<Record<DiscountType, Text>>;

/** The names of gift cards that were given: they are spent before the balance that was purchased. */
const givenCardWords: Readonly<Partial<Record<CreditSource, Text>>> = {
  bonus: ["Gift card bonus", "Prime de carte-cadeau"],
  points: ["Gift card for points", "Carte-cadeau contre des points"],
  "promotional-card": ["Promotional gift card", "Carte-cadeau promotionnelle"],
};

/** The names of discount kinds for staff. */
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
} satisfies Readonly<Record<DiscountType, Text>>;

interface Discount {
  readonly type: DiscountType;
  readonly name: string;
  /** The number of whole meals it made free, for free meals only. */
  readonly meals?: number | undefined;
  /** The source of the credit that pays, for discounts that are credit. */
  readonly source?: CreditSource | undefined;
}

const freeMealWords = {
  one: ["1 free meal", "1 repas offert"],
  other: ["{{count}} free meals", "{{count}} repas offerts"],
} satisfies Readonly<Record<"one" | "other", Text>>;

/** Names a discount as a bill does: free meals by their number, others by their code. */
export function discountName({ type, name, meals, source }: Discount, language: Language): string {
  const called = textIn((source && givenCardWords[source]) ?? discountWords[type], language);
  if (meals === undefined) return called.replace("{{name}}", () => name);
  const free = textIn(freeMealWords[meals === 1 ? "one" : "other"], language).replace("{{count}}", String(meals));
  return type === "referral_code" ? `${called}${language === "fr" ? "\u00a0:" : ":"} ${free}` : free;
}
