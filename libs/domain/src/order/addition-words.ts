import type { Voiced } from "../kernel/voices.ts";
import type { DroppedBecause } from "./vocabulary.ts";

/** The reasons why additions were dropped, worded to end a sentence. */
export const droppedWords = {
  payment: {
    customer: ["they could not be paid", "faute de paiement"],
    staff: ["they could not be paid", "ils n’ont pas pu être payés"],
  },
  "sold-out": { customer: ["they had sold out", "tout était vendu"], staff: ["the last of it was sold", "le dernier était vendu"] },
  expired: {
    customer: ["they were not paid in time", "faute d’un paiement à temps"],
    staff: ["they were not paid in time", "personne ne les a payés à temps"],
  },
  replaced: ["they were put together again", "ils ont été recomposés"],
  "order-failed": {
    customer: ["the box ended without a delivery", "la boîte s’est terminée sans livraison"],
    staff: ["the order failed", "la commande a échoué"],
  },
  "order-changed": {
    customer: ["the box was changed", "la boîte a été changée"],
    staff: ["the order was changed", "la commande a été modifiée"],
  },
  "order-skipped": {
    customer: ["the week was skipped", "la semaine a été sautée"],
    staff: ["the order was skipped", "la commande a été sautée"],
  },
} satisfies Readonly<Record<DroppedBecause, Voiced>>;
