import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import { giftRefusalWords } from "./gift-refusal-words.ts";
import { orderRefusalWords } from "./order-refusal-words.ts";
import { pointsRefusalWords } from "./points-refusal-words.ts";
import { type ErrorWords, words } from "./words.ts";

/** Statuses and words of the refusals of the domain and the commands. */
export const refusalWords = {
  ...orderRefusalWords,
  ...giftRefusalWords,
  ...pointsRefusalWords,
  "account-closed": words(409, [
    "This account is closed. Our team can help you come back.",
    "Ce compte est fermé. Notre équipe peut vous aider à revenir.",
  ]),
  "account-exists": words(409, ["This account has already been opened.", "Ce compte est déjà ouvert."]),
  "account-not-found": words(404, ["We could not find this account.", "Nous n’avons pas trouvé ce compte."]),
  "address-missing": words(409, ["Tell us first where to deliver.", "Dites-nous d’abord où livrer."]),
  "already-paid": words(409, ["This has already been paid.", "Ce paiement a déjà été fait."]),
  "another-attempt-is-under-way": words(409, [
    "Another attempt at this payment is under way.",
    "Une autre tentative de paiement est en cours.",
  ]),
  "assets-out": words(409, [
    "Your account cannot close until our bags and kits are back. Your next delivery, or a pickup, takes them along.",
    "Votre compte ne peut pas être fermé tant que nos sacs et nos trousses ne nous sont pas revenus. La prochaine livraison, ou un ramassage, les reprendra.",
  ]),
  "attempt-not-found": words(404, ["There was no such payment attempt.", "Cette tentative de paiement n’existe pas."]),
  "consent-wording-unknown": words(409, ["These words have changed. Please read them again.", "Ce texte a changé. Veuillez le relire."]),
  "corporate-plan-unknown": words(422, ["There is no such corporate credit plan.", "Ce plan de crédit d’entreprise n’existe pas."]),
  "credit-changed": words(409, [
    "Your balance changed at the same moment. Please try again.",
    "Votre solde vient de changer. Veuillez réessayer.",
  ]),
  "box-already-out": words(409, [
    "Your box has already left, so we can no longer notify its driver.",
    "Votre boîte est déjà partie; nous ne pouvons plus prévenir le livreur.",
  ]),
  "card-declined": words(402, [
    "Your card was declined. Please check the details or try another card.",
    "Votre carte a été refusée. Vérifiez les renseignements ou essayez une autre carte.",
  ]),
  "code-before-first-box": words(422, [
    "This code is for the boxes after your first one. Enter it once that one is paid.",
    "Ce code vaut pour les boîtes qui suivent la première. Entrez-le une fois celle-ci payée.",
  ]),
  "code-expired": words(422, ["This code has expired.", "Ce code est expiré."]),
  "code-fixed": words(409, [
    "Your first box is already ordered. The sign-up code can no longer be changed.",
    "Votre première boîte est déjà commandée. Le code d’inscription ne peut plus être changé.",
  ]),
  "code-invalid": words(422, ["Invalid code", "Code invalide"]),
  "code-used": words(422, ["This code has already been used.", "Ce code a déjà été utilisé."]),
  "too-many-less-wanted": words(409, [
    "You already asked for less of many dishes. Undo some of them first.",
    "Vous avez déjà demandé moins souvent beaucoup de plats. Annulez-en d’abord quelques-uns.",
  ]),
  "earlier-attempt-undecided": words(409, [
    "The earlier payment attempt has no outcome yet.",
    "L’issue de la tentative de paiement précédente n’est pas encore connue.",
  ]),
  "editing-session-moved": words(409, [
    "This order is open in another window. Changes can be made only there.",
    "Cette commande est ouverte dans une autre fenêtre. Les changements se font uniquement là.",
  ]),
  "erasure-box-open": words(409, [
    "A box is still to be delivered or paid for. The data can be erased once it is settled.",
    "Une boîte reste à livrer ou à payer. Les données pourront être effacées dès que ce sera réglé.",
  ]),
  "erasure-credit-left": words(409, [
    "Purchased credit is left on the account. Confirm that you give it up first.",
    "Il reste du crédit acheté au compte. Confirmez d’abord que vous y renoncez.",
  ]),
  "erasure-gift-waits": words(409, [
    "A gift card that you bought has yet to be emailed or paid. The data can be erased once it is; write to us to have it emailed now.",
    "Une carte-cadeau que vous avez achetée reste à envoyer ou à payer. Les données pourront être effacées dès que ce sera fait; écrivez-nous pour qu’elle parte maintenant.",
  ]),
  "erasure-refund-open": words(409, [
    "A refund waits for a decision. The data can be erased once it is paid out or declined.",
    "Un remboursement attend une décision. Les données pourront être effacées dès qu’il sera versé ou refusé.",
  ]),
  "erasure-subscription-open": words(409, [
    "The subscription is still open. Close it first.",
    "L’abonnement est encore ouvert. Mettez-y fin d’abord.",
  ]),
  "email-taken": words(409, [
    "That email’s already in use, login to continue.",
    "Ce courriel est déjà utilisé, connectez-vous pour continuer.",
  ]),
  "expiry-passed": words(422, ["This expiry date has already passed.", "Cette date d’expiration est déjà passée."]),
  "generation-closed": words(409, [
    "This week is closed: its orders can no longer be generated.",
    "Cette semaine est fermée : ses commandes ne peuvent plus être générées.",
  ]),
  "first-order-returned": words(409, [
    "This box was refunded in full, so it cannot be brought back. Your offer applies to your next box.",
    "Cette boîte vous a été remboursée en entier : elle ne peut pas être rétablie. Votre offre vaut pour la prochaine.",
  ]),
  "given-balance-left": words(409, [
    "There is promotional balance left. It expires when you close: confirm that first.",
    "Il reste un solde promotionnel. Il expire à la fermeture : confirmez-le d’abord.",
  ]),
  "inquiry-answered": words(409, ["This message has already been answered.", "Ce message a déjà reçu une réponse."]),
  "inquiry-not-found": words(404, ["There is no such message.", "Ce message n’existe pas."]),
  "inquiry-of-client": words(409, [
    "This message belongs to an account: it is erased with the account.",
    "Ce message appartient à un compte\u00a0: il s’efface avec lui.",
  ]),
  "generation-not-found": words(404, ["There is no such run.", "Cette exécution n’existe pas."]),
  "generation-not-open": words(409, [
    "This week’s generation has not opened yet.",
    "La génération de cette semaine n’est pas encore ouverte.",
  ]),
  "held-by-another": words(409, [
    "Another change to this order is still under way.",
    "Une autre modification de cette commande est encore en cours.",
  ]),
  "offer-taken": words(409, [
    "Someone at this address, or this card, has already had a newcomer’s offer. Check the price without it, or use another card.",
    "Une offre de bienvenue a déjà servi à cette adresse ou avec cette carte. Vérifiez le prix sans elle, ou prenez une autre carte.",
  ]),
  "household-taken": words(409, [
    "There is already an account for this household. One account per household, please.",
    "Il existe déjà un compte pour ce ménage. Un seul compte par ménage.",
  ]),
  "change-below-minimum": words(422, [
    "A box needs more food than that. Add something, or skip this week: you are then refunded in full.",
    "Il en faut un peu plus pour faire une boîte. Ajoutez un article, ou sautez cette semaine : tout vous sera remboursé.",
  ]),
  "change-under-way": words(409, [
    "A payment for changes to this box is under way. Please wait a moment.",
    "Un paiement pour modifier cette boîte est en cours. Un instant, s’il vous plaît.",
  ]),
  "item-not-on-menu": words(422, ["This product is no longer available.", "Ce produit n’est plus offert."]),
  "dish-not-in-box": words(422, ["That dish was not in this box.", "Ce plat n’était pas dans cette boîte."]),
  "returnable-not-found": words(404, ["There is no such bag or kit.", "Ce sac ou cette trousse n’existe pas."]),
  "review-closed": words(409, [
    "This review is more than two weeks old, so it can no longer be changed.",
    "Cet avis date de plus de deux semaines : il ne peut plus être modifié.",
  ]),
  "item-not-on-order": words(422, ["That recipe is not in your box.", "Cette recette n’est pas dans votre boîte."]),
  "item-twice": words(422, ["An item is on the order twice.", "Un article figure deux fois dans la commande."]),
  "addition-dropped": words(409, [
    "These additions are no longer waiting. Please choose them again.",
    "Ces ajouts ne sont plus en attente. Veuillez les choisir de nouveau.",
  ]),
  "addition-not-found": words(404, ["We could not find these additions.", "Nous n’avons pas trouvé ces ajouts."]),
  "addition-under-way": words(409, [
    "A payment for additions to this box is under way. Please wait a moment.",
    "Un paiement pour des ajouts à cette boîte est en cours. Un instant, s’il vous plaît.",
  ]),
  "additions-closed": words(409, ["Nothing can be added to this box right now.", "Rien ne peut être ajouté à cette boîte pour le moment."]),
  "additions-past-cutoff": words(409, [
    "It’s too late to add items to this box. You can still update your next order.",
    "Il est trop tard pour ajouter des articles à cette boîte. Vous pouvez encore modifier votre prochaine commande.",
  ]),
  "lock-too-early": words(409, ["It is too early to lock this order.", "Il est trop tôt pour verrouiller cette commande."]),
  "menu-already-published": words(409, ["This week’s menu has already been published.", "Le menu de cette semaine est déjà publié."]),
  "menu-changed-elsewhere": words(409, [
    "The ranking was changed by someone else. Reload to see it.",
    "Le classement a été modifié par quelqu’un d’autre. Rechargez pour le voir.",
  ]),
  "menu-item-twice": words(422, ["This menu lists a product twice.", "Un produit figure deux fois dans ce menu."]),
  "menu-not-found": words(404, ["There is no menu for this week yet.", "Il n’y a pas encore de menu pour cette semaine."]),
  "menu-too-small": words(422, ["This menu has too few products of one kind.", "Ce menu compte trop peu de produits d’un même type."]),
  "minimum-spend-not-met": words(422, ["Minimum Spend not met", "Achat minimum non atteint"]),
  "no-billing-under-way": words(409, ["No payment is under way.", "Aucun paiement n’est en cours."]),
  "nothing-to-return": words(409, ["You have no bags or kits to return.", "Vous n’avez ni sac ni trousse à rendre."]),
  "nothing-to-add": words(422, ["Choose something to add first.", "Choisissez d’abord quelque chose à ajouter."]),
  "option-excluded": words(422, [
    "This choice contains an allergen that you asked us to leave out.",
    "Ce choix contient un allergène que vous nous avez demandé d’écarter.",
  ]),
  "option-not-offered": words(422, ["This customization is not offered.", "Cette personnalisation n’est pas offerte."]),
  "outcome-contradicts": words(409, [
    "This answer contradicts the payment’s recorded outcome.",
    "Cette réponse contredit l’issue déjà consignée du paiement.",
  ]),
  "outside-area": words(422, ["We do not deliver to this area yet.", "Nous ne livrons pas encore dans ce secteur."]),
  "pairing-without-recipe": words(422, [
    "An accompaniment needs its recipe in the box.",
    "Un accompagnement doit suivre sa recette dans la boîte.",
  ]),
  "password-brand": words(422, [
    "A password made of our name is easy to guess. Please choose another.",
    "Un mot de passe formé de notre nom est facile à deviner. Choisissez-en un autre.",
  ]),
  "password-breached": words(422, [
    "This password, or one much like it, is known from a data breach. Please choose another.",
    "Ce mot de passe, ou un autre qui lui ressemble, a été exposé lors d’une fuite de données. Choisissez-en un autre.",
  ]),
  "password-personal": words(422, [
    "A password made of your name or email is easy to guess. Please choose another.",
    "Un mot de passe formé de votre nom ou de votre courriel est facile à deviner. Choisissez-en un autre.",
  ]),
  "password-repeated": words(422, [
    "This password repeats itself. Please choose one that is harder to guess.",
    "Ce mot de passe se répète. Choisissez-en un plus difficile à deviner.",
  ]),
  "pickup-booked": words(409, [
    "A pickup is already booked. Cancel it first to choose another day.",
    "Un ramassage est déjà réservé. Annulez-le d’abord pour choisir un autre jour.",
  ]),
  "pickup-day-not-offered": words(422, [
    "No route passes your address then, or it is too late to join it. Please choose one of the days shown.",
    "Aucune tournée ne passe chez vous à ce moment, ou il est trop tard pour s’y ajouter. Choisissez un des jours affichés.",
  ]),
  "pickup-fixed": words(409, ["This pickup can no longer be cancelled.", "Ce ramassage ne peut plus être annulé."]),
  "pickup-not-found": words(404, ["There is no such pickup.", "Ce ramassage n’existe pas."]),
  "po-box": words(422, ["We cannot deliver to PO boxes.", "Nous ne pouvons pas livrer à une case postale."]),
  "preview-stale": words(409, [
    "What this preview showed has changed since. Preview again; the part that is still valid, if any, can be committed alone.",
    "Ce que montrait cet aperçu a changé depuis. Refaites l’aperçu; la partie encore valable, s’il y en a une, peut être confirmée seule.",
  ]),
  "price-changed": words(409, [
    "The price or the day of your first box has changed. Nothing was charged; please look again and confirm.",
    "Le prix ou le jour de votre première boîte a changé. Rien n’a été facturé; vérifiez de nouveau et confirmez.",
  ]),
  "product-not-found": words(404, ["This product is no longer available.", "Ce produit n’est plus offert."]),
  "province-mismatch": words(422, ["The postal code belongs to another province.", "Le code postal appartient à une autre province."]),
  "ranking-incomplete": words(422, [
    "Every item of a category must be ranked exactly once.",
    "Chaque article d’une catégorie doit être classé une seule fois.",
  ]),
  "ranking-unknown-item": words(422, [
    "An item of this ranking is not on the week’s menu.",
    "Un article de ce classement n’est pas au menu de la semaine.",
  ]),
  "refund-paid": words(409, [
    "This refund has been approved and paid in the meantime.",
    "Ce remboursement a été approuvé et versé entre-temps.",
  ]),
  "refund-exceeds-order": words(409, ["That is more than is left to refund.", "C’est plus que ce qui reste à rembourser."]),
  "refund-exceeds-payment": words(409, ["That is more than is left of this payment.", "C’est plus que ce qui reste de ce paiement."]),
  "refund-not-found": words(404, ["There is no such refund.", "Ce remboursement n’existe pas."]),
  "second-person-needed": words(403, ["Another person has to approve this refund.", "Une autre personne doit approuver ce remboursement."]),
  "selection-invalid": words(422, [
    "Invalid selection, changes could not be saved.",
    "Choix non valide, les changements n’ont pas pu être enregistrés.",
  ]),
  "slot-full": words(409, [
    "This delivery window is full. Please choose another.",
    "Cette plage de livraison est complète. Veuillez en choisir une autre.",
  ]),
  "slot-fixed": words(409, [
    "Your first box is already ordered. Its delivery window can no longer be changed here.",
    "Votre première boîte est déjà commandée. Sa plage de livraison ne peut plus être changée ici.",
  ]),
  "slot-not-offered": words(422, ["We do not deliver at that time in your area.", "Nous ne livrons pas à ce moment dans votre secteur."]),
  "slot-not-open": words(409, ["This delivery window has not opened yet.", "Cette plage de livraison n’est pas encore ouverte."]),
  "sold-out": words(409, ["Someone was quicker: this item is sold out.", "Quelqu’un a été plus rapide\u00a0: cet article est épuisé."]),
  "staff-admin-only": words(403, [
    "Only an admin can do this, and you no longer are one.",
    "Seule l’administration peut faire cela, et vous n’en faites plus partie.",
  ]),
  "staff-email-taken": words(409, [
    "A member of staff already has this email address.",
    "Un membre de l’équipe a déjà cette adresse courriel.",
  ]),
  "staff-last-admin": words(409, [
    "This is the last admin who can sign in. Make another member an admin first.",
    "C’est la dernière personne de l’administration qui peut se connecter. Donnez d’abord ce rôle à un autre membre.",
  ]),
  "staff-member-disabled": words(409, [
    "This member is disabled. Enable them before you give them a link.",
    "Ce membre est désactivé. Réactivez-le avant de lui donner un lien.",
  ]),
  "staff-member-not-found": words(404, ["We could not find this member of staff.", "Nous n’avons pas trouvé ce membre de l’équipe."]),
  "staff-own-access": words(409, [
    "You cannot change your own access. Another admin can.",
    "Vous ne pouvez pas modifier vos propres accès. Un autre membre de l’administration le peut.",
  ]),
  "stock-not-open": words(409, ["This product has no stock for this week yet.", "Ce produit n’a pas encore de stock pour cette semaine."]),
  "subscription-closed": words(409, ["This subscription is closed.", "Cet abonnement est fermé."]),
  "subscription-exists": words(409, ["You have a subscription already.", "Vous avez déjà un abonnement."]),
  "subscription-has-address": words(409, [
    "Your boxes already go to an address. To move, please write to our team.",
    "Vos boîtes sont déjà livrées à une adresse. Pour déménager, écrivez à notre équipe.",
  ]),
  "subscription-not-active-at-cutoff": words(409, [
    "The subscription was not active at this order’s cutoff, so nothing was charged.",
    "L’abonnement n’était pas actif à la limite de cette commande; rien n’a été facturé.",
  ]),
  "subscription-not-found": words(404, ["There is no subscription.", "Il n’y a pas d’abonnement."]),
  "task-closes-itself": words(409, [
    "This task closes automatically once what it waits for has happened.",
    "Cette tâche se ferme automatiquement dès que ce qu’elle attend est arrivé.",
  ]),
  "terms-notice-not-found": words(404, [
    "There is no notice of these terms to confirm.",
    "Il n’y a pas d’avis à confirmer pour ces conditions.",
  ]),
  "writer-forgotten": words(409, [
    "The writer of this message was forgotten, so it can no longer be answered.",
    "L’auteur de ce message a été oublié\u00a0: on ne peut plus y répondre.",
  ]),
} as const satisfies Record<RefusalCode, ErrorWords>;
