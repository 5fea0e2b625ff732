import { words } from "./words.ts";

/** Statuses and words of refusals by an order's state. */
export const orderRefusalWords = {
  "order-changed-elsewhere": words(409, [
    "This order was changed in another window. Reload to see it as it is now.",
    "Cette commande a été modifiée dans une autre fenêtre. Rechargez pour la voir telle qu’elle est.",
  ]),
  "order-exists": words(409, ["There is already an order for this week.", "Il y a déjà une commande pour cette semaine."]),
  "order-minimum-not-met": words(422, [
    "Too few dishes suit these tastes to fill a first box. Please change your plan or your tastes.",
    "Trop peu de plats conviennent à ces goûts pour remplir une première boîte. Changez votre forfait ou vos goûts.",
  ]),
  "order-refunded": words(409, [
    "Money was refunded for this box, so it can no longer be changed here. Please write to us.",
    "Cette boîte a été remboursée, en tout ou en partie : elle ne peut plus être modifiée ici. Écrivez-nous.",
  ]),
  "order-not-billed": words(409, ["This order has not been paid.", "Cette commande n’a pas été payée."]),
  "order-not-delivered": words(409, [
    "This box has not arrived yet: you can rate it once it has.",
    "Cette boîte n’est pas encore arrivée : vous pourrez la noter ensuite.",
  ]),
  "order-not-due": words(409, ["This order is not due for payment.", "Cette commande n’est pas à payer pour le moment."]),
  "order-not-editable": words(409, ["This order can no longer be changed.", "Cette commande ne peut plus être modifiée."]),
  "order-not-found": words(404, ["We could not find that order.", "Nous n’avons pas trouvé cette commande."]),
  "order-not-skipped": words(409, ["This week is not skipped.", "Cette semaine n’est pas sautée."]),
  "order-past-cutoff": words(409, [
    "The cutoff for this order has passed, so it can no longer be changed.",
    "La limite pour cette commande est passée; elle ne peut plus être modifiée.",
  ]),
  "order-skipped": words(409, [
    "This week is skipped. Bring it back before you edit it.",
    "Cette semaine est sautée. Rétablissez-la avant de la modifier.",
  ]),
  "order-too-late-to-make": words(409, [
    "It is too close to the cutoff to make this order.",
    "La limite est trop proche pour créer cette commande.",
  ]),
  "order-without-box": words(409, ["No box comes in this week.", "Aucune boîte n’est livrée cette semaine-là."]),
} as const;
