import type { Voiced } from "../kernel/voices.ts";
import type { OrderStatus } from "./vocabulary.ts";

export const orderStatusWords = {
  open: { customer: ["Upcoming", "À venir"], staff: ["Open", "Ouverte"] },
  skipped: ["Skipped", "Sautée"],
  "minimum-not-met": { customer: ["Minimum not met", "Minimum non atteint"], staff: ["Under minimum", "Sous le minimum"] },
  locked: { customer: ["Being prepared", "En préparation"], staff: ["Locked", "Verrouillée"] },
  billing: { customer: ["Payment under way", "Paiement en cours"], staff: ["Billing", "Facturation"] },
  billed: ["Paid", "Payée"],
  delivered: ["Delivered", "Livrée"],
  failed: ["Failed", "Échouée"],
} satisfies Readonly<Record<OrderStatus, Voiced>>;
