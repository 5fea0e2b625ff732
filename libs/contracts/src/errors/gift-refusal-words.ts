import { words } from "./words.ts";

/** Statuses and words of refusals about gift cards and invitations of friends. */
export const giftRefusalWords = {
  "gift-card-ended": words(409, [
    "This purchase has ended, and nothing was charged. Please start a new one.",
    "Cet achat a pris fin et rien n’a été facturé. Veuillez en commencer un autre.",
  ]),
  "gift-card-frozen": words(409, [
    "This gift card cannot be used for now. Please write to us.",
    "Cette carte-cadeau ne peut pas être utilisée pour l’instant. Veuillez nous écrire.",
  ]),
  "gift-card-refunded": words(409, [
    "This gift card was refunded to its buyer and can no longer be used.",
    "Cette carte-cadeau a été remboursée à la personne qui l’a achetée et ne peut plus être utilisée.",
  ]),
  "gift-card-refund-under-way": words(409, [
    "A refund of this gift card is already under way.",
    "Un remboursement de cette carte-cadeau est déjà en cours.",
  ]),
  "gift-card-used-up": words(409, [
    "Nothing of this gift card is left to refund: it paid for boxes, or is set aside for one.",
    "Il ne reste rien de cette carte-cadeau à rembourser : elle a payé des boîtes, ou est réservée pour l’une d’elles.",
  ]),
  "gift-card-left-changed": words(409, [
    "More of this card is left now than was shown or asked for. Check the amount and refund all of it; a request that waits is declined first.",
    "Il reste maintenant plus sur cette carte que ce qui a été montré ou demandé. Vérifiez, puis remboursez le tout; une demande en attente doit d’abord être refusée.",
  ]),
  "gift-card-recipient-changed": words(409, [
    "This card was sent to another address in the meantime. Check it, then decide.",
    "Cette carte a été envoyée à une autre adresse entre-temps. Vérifiez, puis décidez.",
  ]),
  "gift-card-without-address": words(409, [
    "This card has no address to write to, or its buyer’s data was erased.",
    "Cette carte n’a aucune adresse à laquelle écrire, ou les données de la personne qui l’a achetée ont été effacées.",
  ]),
  "gift-card-mail-waits": words(409, ["The mail of this card is on its way already.", "Le courriel de cette carte est déjà en route."]),
  "gift-card-not-paid": words(409, [
    "A bonus was not paid for, so there is nothing to refund.",
    "Une prime n’a rien coûté\u00a0: il n’y a rien à rembourser.",
  ]),
  "gift-card-not-found": words(404, ["We could not find this gift card.", "Nous n’avons pas trouvé cette carte-cadeau."]),
  "gift-day-invalid": words(422, ["Choose a day from tomorrow on, within a year.", "Choisissez un jour à partir de demain, d’ici un an."]),
  "invitation-not-found": words(404, ["There is no such invitation.", "Cette invitation n’existe pas."]),
  "invitation-taken": words(409, [
    "This address cannot be invited: it has had an invitation already, or belongs to a customer. Your link still works for anyone.",
    "Cette adresse ne peut pas être invitée\u00a0: elle a déjà reçu une invitation ou est celle d’un client. Votre lien reste valable pour tous.",
  ]),
  "invitations-used-up": words(429, [
    "You have sent all of today’s invitations. You can send more tomorrow.",
    "Vous avez envoyé toutes vos invitations d’aujourd’hui. Vous pourrez en envoyer d’autres demain.",
  ]),
  "link-before-first-box": words(409, [
    "You can invite friends once your first box is paid.",
    "Vous pourrez inviter des proches dès que votre première boîte sera payée.",
  ]),
} as const;
