import type { Language } from "@tablee/domain/kernel/place/region";

interface BillWords {
  readonly yourBox: string;
  readonly added: string;
  readonly larger: string;
  readonly beside: (dish: string) => string;
  readonly volume: string;
  readonly delivery: string;
  readonly free: string;
  readonly total: string;
  readonly promotional: string;
  readonly charged: string;
  readonly refunds: string;
  readonly refund: string;
  readonly including: (taxes: string) => string;
  readonly of: (amount: string, tax: string) => string;
  readonly fee: (freeFrom: string, taxed: boolean) => string;
  readonly taxedFee: (fee: string) => string;
  readonly taxed: (base: string, mark: string) => string;
  readonly taxedWithFee: (base: string, mark: string, fee: string) => string;
  readonly paid: string;
}

/** The labels of a bill's lines. */
export const billWords: Readonly<Record<Language, BillWords>> = {
  en: {
    yourBox: "Your box",
    added: "Added to it",
    larger: "larger serving",
    beside: (dish) => `beside ${dish}`,
    volume: "Market discount",
    delivery: "Delivery",
    free: "free",
    total: "Total",
    promotional: "Promotional balance",
    charged: "Charged",
    refunds: "Refunded",
    refund: "Refund",
    including: (taxes) => `including ${taxes}`,
    of: (amount, tax) => `${amount} of ${tax}`,
    fee: (freeFrom, taxed) =>
      `for less than ${freeFrom} of food after discounts, ${taxed ? "taxed in the same proportion as the items" : "not taxed, since no item is"}`,
    taxedFee: (fee) => `on ${fee} of the delivery fee`,
    taxed: (base, mark) => `on ${base} of items marked ${mark}`,
    taxedWithFee: (base, mark, fee) => `on ${base} of items marked ${mark} and ${fee} of the delivery fee`,
    paid: "Total paid",
  },
  fr: {
    yourBox: "Votre boîte",
    added: "Ajouté ensuite",
    larger: "portion plus généreuse",
    beside: (dish) => `avec ${dish}`,
    volume: "Rabais du marché",
    delivery: "Livraison",
    free: "gratuite",
    total: "Total",
    promotional: "Solde promotionnel",
    charged: "Facturé",
    refunds: "Remboursé",
    refund: "Remboursement",
    including: (taxes) => `dont ${taxes}`,
    of: (amount, tax) => `${amount} de ${tax}`,
    fee: (freeFrom, taxed) =>
      `pour moins de ${freeFrom} d’aliments après rabais, ${taxed ? "taxée dans la même proportion que les articles" : "non taxée, puisqu’aucun article ne l’est"}`,
    taxedFee: (fee) => `sur ${fee} de frais de livraison`,
    taxed: (base, mark) => `sur ${base} d’articles marqués ${mark}`,
    taxedWithFee: (base, mark, fee) => `sur ${base} d’articles marqués ${mark} et ${fee} de frais de livraison`,
    paid: "Total payé",
  },
};
