import type { Language } from "@tablee/domain/kernel/region";

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
  readonly refunds: string;
  readonly refund: string;
  readonly paid: string;
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
    refunds: "Given back",
    refund: "Refund",
    paid: "Total paid",
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
    refunds: "Remboursé",
    refund: "Remboursement",
    paid: "Total payé",
  },
};
