import type { Language } from "@tablee/domain/kernel/region";
import type { DiscountType, TaxLine } from "@tablee/domain/pricing/vocabulary";

interface BillWords {
  readonly yourBox: string;
  readonly added: string;
  readonly larger: (dish: string) => string;
  readonly beside: (dish: string) => string;
  readonly volume: string;
  readonly delivery: string;
  readonly free: string;
  readonly total: string;
  readonly promotional: string;
  readonly purchased: string;
  readonly charged: string;
  readonly givenBack: string;
  readonly refund: string;
  readonly paid: string;
  readonly discount: Readonly<Record<DiscountType, (name: string) => string>>;
  readonly tax: Readonly<Record<TaxLine["code"], string>>;
}

/** What a bill calls its lines. */
export const billWords: Readonly<Record<Language, BillWords>> = {
  en: {
    yourBox: "Your box",
    added: "Added to it",
    larger: (dish) => `${dish}, larger serving`,
    beside: (dish) => `beside ${dish}`,
    volume: "Market discount",
    delivery: "Delivery",
    free: "free",
    total: "Total",
    promotional: "Promotional balance",
    purchased: "Gift card balance",
    charged: "Charged",
    givenBack: "Given back",
    refund: "Refund",
    paid: "Paid in all",
    discount: {
      referral_code: () => "Referral offer",
      recurring_discount: () => "Recurring discount",
      first_week_discount: () => "First week discount",
      referral_discount: () => "Referral discount",
      discount_code: (name) => `Promo code ${name}`,
      percentage_discount: (name) => `Promo code ${name}`,
      combined_discount: () => "Discounts",
      gift_card: () => "Gift card",
      unknown_voucher: () => "Voucher (not applied)",
    },
    tax: { GST: "GST", PST: "PST", HST: "HST", QST: "QST" },
  },
  fr: {
    yourBox: "Votre boîte",
    added: "Ajouté ensuite",
    larger: (dish) => `${dish}, plus grosse portion`,
    beside: (dish) => `avec ${dish}`,
    volume: "Rabais du marché",
    delivery: "Livraison",
    free: "gratuite",
    total: "Total",
    promotional: "Solde promotionnel",
    purchased: "Solde de cartes-cadeaux",
    charged: "Facturé",
    givenBack: "Remboursé",
    refund: "Remboursement",
    paid: "Payé en tout",
    discount: {
      referral_code: () => "Offre de parrainage",
      recurring_discount: () => "Rabais récurrent",
      first_week_discount: () => "Rabais de la première semaine",
      referral_discount: () => "Rabais de parrainage",
      discount_code: (name) => `Code promo ${name}`,
      percentage_discount: (name) => `Code promo ${name}`,
      combined_discount: () => "Rabais",
      gift_card: () => "Carte-cadeau",
      unknown_voucher: () => "Bon (non appliqué)",
    },
    tax: { GST: "TPS", PST: "TVP", HST: "TVH", QST: "TVQ" },
  },
};
