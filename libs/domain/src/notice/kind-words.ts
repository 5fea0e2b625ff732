import type { Voiced } from "../kernel/voices.ts";

/**
 * The content of every notice, worded to follow its subject. A kind is named here and nowhere else: the compiler and tools/generate
 * require its template, the file of its name below `libs/notices/src/templates`.
 */
export const orderNoticeWords = {
  "order-ready": {
    customer: ["it is ready to look at", "elle est prête à consulter"],
    staff: ["the order is ready to review", "la commande est prête à être consultée"],
  },
  "cutoff-in-48-hours": {
    customer: ["it can be changed for 48 more hours", "elle peut être changée pendant encore 48 heures"],
    staff: ["the cutoff is in 48 hours", "la date limite est dans 48 heures"],
  },
  "cutoff-in-24-hours": {
    customer: ["it can be changed for 24 more hours", "elle peut être changée pendant encore 24 heures"],
    staff: ["the cutoff is in 24 hours", "la date limite est dans 24 heures"],
  },
  "minimum-not-met": {
    customer: ["it is under the minimum", "elle est sous le minimum"],
    staff: ["the order is under the minimum", "la commande est sous le minimum"],
  },
  "order-charged": { customer: ["it is paid", "elle est payée"], staff: ["the order is paid", "la commande est payée"] },
  "payment-failed": { customer: ["its payment failed", "son paiement a échoué"], staff: ["the payment failed", "le paiement a échoué"] },
  "order-failed": {
    customer: ["it ended without a delivery", "elle s’est terminée sans livraison"],
    staff: ["the order ended without a box", "la commande s’est terminée sans boîte"],
  },
  "first-box-changed": {
    customer: ["the first box was changed", "la première boîte a été changée"],
    staff: ["the first box was changed", "la première boîte a été modifiée"],
  },
  "additions-charged": {
    customer: ["additions are paid", "les ajouts sont payés"],
    staff: ["the additions are paid", "les ajouts sont payés"],
  },
  "on-its-way": { customer: ["it is on its way", "elle est en route"], staff: ["the box is on its way", "la boîte est en route"] },
  delivered: { customer: ["it was delivered", "elle a été livrée"], staff: ["the box was delivered", "la boîte a été livrée"] },
  "rate-dishes": {
    customer: ["you can rate its dishes", "vous pouvez noter ses plats"],
    staff: ["the request to rate the dishes", "l’invitation à noter les plats"],
  },
  "delivery-failed": {
    customer: ["it could not be handed over", "elle n’a pas pu être remise"],
    staff: ["the box could not be handed over", "la boîte n’a pas pu être remise"],
  },
  refunded: { customer: ["your refund", "votre remboursement"], staff: ["the refund", "le remboursement"] },
  "no-place": {
    customer: ["its place in the delivery had been given away", "sa place dans la livraison avait été donnée"],
    staff: ["the place had been given away", "la place avait été donnée"],
  },
  receipt: ["the receipt", "le reçu"],
} satisfies Readonly<Record<string, Voiced>>;

export const accountNoticeWords = {
  welcome: {
    customer: ["welcome, and how the weeks go", "bienvenue, et comment se passent les semaines"],
    staff: ["the welcome", "le message de bienvenue"],
  },
  "sign-ins-guessed": {
    customer: ["someone may be guessing your password", "quelqu’un essaie peut-être de deviner votre mot de passe"],
    staff: ["possible password guessing", "quelqu’un essaie peut-être de deviner le mot de passe"],
  },
  "email-code": {
    customer: ["the code to verify your email address", "le code pour vérifier votre courriel"],
    staff: ["the code to verify the email", "le code pour vérifier le courriel"],
  },
  "reset-link": ["the link to set a new password", "le lien pour choisir un nouveau mot de passe"],
  "email-changed": {
    customer: ["your new email address is in use", "votre nouveau courriel est en service"],
    staff: ["the new email address is in use", "la nouvelle adresse courriel est en service"],
  },
  "email-replaced": {
    customer: ["your email address was replaced", "votre courriel a été remplacé"],
    staff: ["the email address was replaced", "l’adresse courriel a été remplacée"],
  },
  "sign-in-changed": {
    customer: ["your password was changed", "votre mot de passe a été changé"],
    staff: ["the password was changed", "le mot de passe a été changé"],
  },
  "provider-linked": {
    customer: ["another way to log in was added", "une façon de vous connecter a été ajoutée"],
    staff: ["a sign-in provider was linked", "un fournisseur de connexion a été lié"],
  },
  "provider-removed": {
    customer: ["a way to log in was removed", "une façon de vous connecter a été retirée"],
    staff: ["a sign-in provider was removed", "un fournisseur de connexion a été retiré"],
  },
  "subscription-paused": {
    customer: ["your subscription was paused", "votre abonnement a été mis en pause"],
    staff: ["the subscription was paused", "l’abonnement a été mis en pause"],
  },
  "pause-moved": {
    customer: ["the end of your pause has changed", "la fin de votre pause a changé"],
    staff: ["the end of a pause was moved", "la fin d’une pause a été déplacée"],
  },
  "subscription-resumed": {
    customer: ["your subscription resumed", "votre abonnement a repris"],
    staff: ["the subscription resumed", "l’abonnement a repris"],
  },
  "subscription-closed": {
    customer: ["your subscription ended", "votre abonnement a pris fin"],
    staff: ["the subscription was closed", "l’abonnement a été fermé"],
  },
  "delivery-moved": {
    customer: ["your delivery address or time has changed", "l’adresse ou le moment de vos livraisons a changé"],
    staff: ["the delivery address or time has changed", "l’adresse ou le moment des livraisons a changé"],
  },
  "plan-changed": {
    customer: ["your plan has changed", "votre forfait a changé"],
    staff: ["another plan was chosen", "un autre forfait a été choisi"],
  },
  "acted-for": {
    customer: ["a member of our team acted in your account", "un membre de notre équipe a agi dans votre compte"],
    staff: ["a member of the team acted in the account", "un membre de l’équipe a agi dans le compte"],
  },
  "new-terms": {
    customer: ["a new version of the terms", "une nouvelle version des conditions"],
    staff: ["the notice of new terms", "l’avis de nouvelles conditions"],
  },
  "points-expire-soon": {
    customer: ["your points expire soon", "vos points expirent bientôt"],
    staff: ["points expire soon", "des points expirent bientôt"],
  },
  "return-reminder": {
    customer: ["bags or kits that you still have", "des sacs ou trousses que vous avez encore"],
    staff: ["bags or kits were lent three weeks ago", "des sacs ou trousses ont été prêtés il y a trois semaines"],
  },
  "return-last-reminder": {
    customer: ["bags or kits that are due back in a week", "des sacs ou trousses à rendre d’ici une semaine"],
    staff: ["bags or kits are due back in a week", "des sacs ou trousses sont à rendre d’ici une semaine"],
  },
  "returnable-charged": {
    customer: ["a bag or kit was charged", "un sac ou une trousse a été facturé"],
    staff: ["a bag or kit was charged", "un sac ou une trousse a été facturé"],
  },
  "returnable-unpaid": {
    customer: [
      "a bag or kit could not be charged, and is still to be paid",
      "un sac ou une trousse n’a pas pu être facturé et reste à payer",
    ],
    staff: ["a bag or kit could not be charged, and is owed", "un sac ou une trousse n’a pas pu être facturé et reste dû"],
  },
  "returnable-refunded": {
    customer: ["your bag or kit is back, and its charge goes back to you", "votre sac ou trousse est revenu, et la somme vous est rendue"],
    staff: ["the charge for a bag or kit was reversed", "la facturation d’un sac ou d’une trousse a été annulée"],
  },
  "points-answered": {
    customer: ["our answer about your points", "notre réponse au sujet de vos points"],
    staff: ["the answer to a dispute of points", "la réponse à une contestation de points"],
  },
  "stamp-card-complete": {
    customer: ["your stamp card is complete", "votre carte de fidélité est remplie"],
    staff: ["the stamp card is complete", "la carte de fidélité est remplie"],
  },
  "referral-credited": {
    customer: [
      "your friend’s first box arrived, and your credit is here",
      "la première boîte de votre proche est arrivée, et votre crédit est là",
    ],
    staff: ["the credit for an invitation was added", "le crédit d’une invitation a été ajouté"],
  },
  "credit-withdrawn": {
    customer: ["part of your balance was taken back", "une partie de votre solde a été reprise"],
    staff: ["part of the balance was taken back for a refund", "une partie du solde a été reprise pour un remboursement"],
  },
  "still-paused": {
    customer: ["your subscription is still paused", "votre abonnement est toujours en pause"],
    staff: ["the subscription is still paused", "l’abonnement est toujours en pause"],
  },
} satisfies Readonly<Record<string, Voiced>>;

export const giftCardNoticeWords = {
  "gift-card-received": {
    customer: ["the present itself, with its code", "le cadeau lui-même, avec son code"],
    staff: ["the code was sent to the recipient", "le code a été envoyé au destinataire"],
  },
  "gift-card-bought": {
    customer: ["your purchase", "votre achat"],
    staff: ["the purchase is confirmed", "l’achat est confirmé"],
  },
  "gift-card-bonus": {
    customer: ["the code of your bonus", "le code de votre prime"],
    staff: ["the code of the bonus", "le code de la prime"],
  },
  "gift-card-refunded": {
    customer: ["its refund", "son remboursement"],
    staff: ["the refund is confirmed", "le remboursement est confirmé"],
  },
  "gift-card-reissued": {
    customer: ["its new recipient", "son nouveau destinataire"],
    staff: ["the buyer was told of the new recipient", "le nouveau destinataire a été annoncé à l’acheteur"],
  },
  "gift-card-returned": {
    customer: ["its email could not be delivered", "son courriel n’a pas pu être livré"],
    staff: ["the recipient’s address refuses the code", "l’adresse du destinataire refuse le code"],
  },
} satisfies Readonly<Record<string, Voiced>>;

export const referralNoticeWords = {
  "friend-invitation": {
    customer: ["the invitation itself, with your link", "l’invitation elle-même, avec votre lien"],
    staff: ["the invitation was sent to the friend", "l’invitation a été envoyée au proche"],
  },
} satisfies Readonly<Record<string, Voiced>>;
