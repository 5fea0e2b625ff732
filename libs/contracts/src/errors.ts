import type { Language } from "@tablee/domain/kernel/region";
import { z } from "zod";

/** What every failed call answers, but for a missing sign-in, whose body is the bare text `require_login`. */
export const ErrorBody = z
  .strictObject({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
    /** Where to go instead. */
    redirect: z.string().optional(),
    /** Fields of the input that were wrong. */
    fields: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "ErrorBody" });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const REQUIRE_LOGIN = "require_login";

interface ErrorWords {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

const error = (status: number, en: string, fr: string): ErrorWords => ({ status, en, fr });

/** Codes, statuses and words of everything a call can answer with instead of an answer. The one place for them. */
export const errors = {
  "account-closed": error(
    409,
    "This account is closed. Our team can help you come back.",
    "Ce compte est fermé. Notre équipe peut vous aider à revenir.",
  ),
  "address-missing": error(409, "Tell us first where to deliver.", "Dites-nous d’abord où livrer."),
  "advance-under-way": error(409, "The clock is already being moved.", "L’horloge est déjà en mouvement."),
  "allowance-used-up": error(
    403,
    "That is more than you may give this account, or all accounts, today. Finance can.",
    "C’est plus que ce que vous pouvez accorder à ce compte, ou à tous les comptes, aujourd’hui. Les finances le peuvent.",
  ),
  "already-signed-in": error(409, "You are signed in already.", "Vous êtes déjà en session."),
  "balance-changed": error(
    409,
    "Your balance changed at the same moment. Please try again.",
    "Votre solde vient de changer. Veuillez réessayer.",
  ),
  "card-declined": error(
    402,
    "Your card was declined. Please check the details or try another card.",
    "Votre carte a été refusée. Vérifiez les renseignements ou essayez une autre carte.",
  ),
  "clock-goes-forward-only": error(409, "The clock can only be moved forward.", "L’horloge ne peut qu’avancer."),
  "clock-not-movable": error(403, "The clock cannot be moved here.", "L’horloge ne peut pas être déplacée ici."),
  "clock-too-far": error(
    422,
    "The clock moves at most a year at a time, and not past 2036.",
    "L’horloge avance d’au plus un an à la fois, et pas au-delà de 2036.",
  ),
  "code-fixed": error(
    409,
    "Your first box is already ordered. The sign-up code can no longer be changed.",
    "Votre première boîte est déjà commandée. Le code d’inscription ne peut plus être changé.",
  ),
  "code-invalid": error(422, "Invalid code", "Code invalide"),
  "code-required": error(
    401,
    "Enter the six digits from your authenticator app.",
    "Entrez les six chiffres de votre application d’authentification.",
  ),
  "code-before-first-box": error(
    422,
    "This code is for the boxes after your first one. Enter it once that one is paid.",
    "Ce code vaut pour les boîtes qui suivent la première. Entrez-le une fois celle-ci payée.",
  ),
  "code-used": error(422, "This code has already been used.", "Ce code a déjà été utilisé."),
  "confirmation-wrong": error(422, "The confirmation you typed does not match.", "La confirmation saisie ne correspond pas."),
  conflict: error(409, "This was changed at the same moment. Please try again.", "Ceci vient d’être modifié. Veuillez réessayer."),
  "csrf-refused": error(403, "This page is out of date. Please reload it.", "Cette page n’est plus à jour. Veuillez la recharger."),
  "editing-session-moved": error(
    409,
    "This order is open in another window. Changes can be made only there.",
    "Cette commande est ouverte dans une autre fenêtre. Les changements se font uniquement là.",
  ),
  "email-invalid": error(422, "Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."),
  "email-taken": error(
    409,
    "That email’s already in use, login to continue.",
    "Ce courriel est déjà utilisé, connectez-vous pour continuer.",
  ),
  "expiry-passed": error(422, "This expiry date has already passed.", "Cette date d’expiration est déjà passée."),
  forbidden: error(403, "Your role does not allow this.", "Votre rôle ne le permet pas."),
  "generation-closed": error(
    409,
    "This week is closed: its orders can no longer be generated.",
    "Cette semaine est fermée : ses commandes ne peuvent plus être générées.",
  ),
  "generation-not-found": error(404, "There is no such run.", "Cette exécution n’existe pas."),
  "generation-not-open": error(
    409,
    "This week’s generation has not opened yet.",
    "La génération de cette semaine n’est pas encore ouverte.",
  ),
  "generation-not-ready": error(
    409,
    "This preview is not finished, or was committed already.",
    "Cet aperçu n’est pas terminé ou a déjà été confirmé.",
  ),
  "household-taken": error(
    409,
    "There is already an account for this household. One account per household, please.",
    "Il existe déjà un compte pour ce ménage. Un seul compte par ménage.",
  ),
  "idempotency-conflict": error(409, "This key was used for another request.", "Cette clé a déjà servi pour une autre demande."),
  "idempotency-key-missing": error(
    400,
    "This request needs an Idempotency-Key of 1 to 200 characters.",
    "Cette demande exige un en-tête Idempotency-Key de 1 à 200 caractères.",
  ),
  "input-invalid": error(422, "Something in this request is not right.", "Un élément de cette demande est incorrect."),
  "item-not-on-menu": error(422, "This product is no longer available.", "Ce produit n’est plus offert."),
  "item-not-on-order": error(422, "That recipe is not in your box.", "Cette recette n’est pas dans votre boîte."),
  "item-twice": error(422, "An item stands on the order twice.", "Un article figure deux fois dans la commande."),
  "late-addition-dropped": error(
    409,
    "These additions are no longer waiting. Please choose them again.",
    "Ces ajouts ne sont plus en attente. Veuillez les choisir de nouveau.",
  ),
  "late-addition-not-found": error(404, "We could not find these additions.", "Nous n’avons pas trouvé ces ajouts."),
  "late-addition-under-way": error(
    409,
    "A payment for additions to this box is under way. Please wait a moment.",
    "Un paiement pour des ajouts à cette boîte est en cours. Un instant, s’il vous plaît.",
  ),
  "late-additions-closed": error(
    409,
    "Nothing can be added to this box right now.",
    "Rien ne peut être ajouté à cette boîte pour le moment.",
  ),
  "late-additions-past-cutoff": error(
    409,
    "It’s too late to add items to this box. You can still update your next order.",
    "Il est trop tard pour ajouter des articles à cette boîte. Vous pouvez encore modifier votre prochaine commande.",
  ),
  "menu-changed-elsewhere": error(
    409,
    "The ranking was changed by someone else. Reload to see it.",
    "Le classement a été modifié par quelqu’un d’autre. Rechargez pour le voir.",
  ),
  "menu-not-found": error(404, "There is no menu for this week yet.", "Il n’y a pas encore de menu pour cette semaine."),
  "minimum-spend-not-met": error(422, "Minimum Spend not met", "Achat minimum non atteint"),
  "name-not-plain": error(
    422,
    "Names cannot contain hidden or control characters.",
    "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
  ),
  "name-too-short": error(422, "Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."),
  "not-found": error(404, "We could not find that.", "Nous n’avons rien trouvé."),
  "nothing-to-add": error(422, "Choose something to add first.", "Choisissez d’abord quelque chose à ajouter."),
  "option-not-offered": error(422, "This customization is not offered.", "Cette personnalisation n’est pas offerte."),
  "order-changed-elsewhere": error(
    409,
    "This order was changed in another window. Reload to see it as it is now.",
    "Cette commande a été modifiée dans une autre fenêtre. Rechargez pour la voir telle qu’elle est.",
  ),
  "order-minimum-not-met": error(
    422,
    "Too few dishes suit these tastes to fill a first box. Please change your plan or your tastes.",
    "Trop peu de plats conviennent à ces goûts pour remplir une première boîte. Changez votre forfait ou vos goûts.",
  ),
  "order-not-billed": error(409, "This order has not been paid.", "Cette commande n’a pas été payée."),
  "order-not-editable": error(409, "This order can no longer be changed.", "Cette commande ne peut plus être modifiée."),
  "order-not-found": error(404, "We could not find that order.", "Nous n’avons pas trouvé cette commande."),
  "order-not-skipped": error(409, "This week is not skipped.", "Cette semaine n’est pas sautée."),
  "order-past-cutoff": error(
    409,
    "The cutoff for this order has passed, so it can no longer be changed.",
    "La limite pour cette commande est passée; elle ne peut plus être modifiée.",
  ),
  "order-skipped": error(
    409,
    "This week is skipped. Bring it back before you edit it.",
    "Cette semaine est sautée. Rétablissez-la avant de la modifier.",
  ),
  "order-too-late-to-make": error(
    409,
    "It is too close to the cutoff to make this order.",
    "La limite est trop proche pour créer cette commande.",
  ),
  "outside-area": error(422, "We do not deliver to this area yet.", "Nous ne livrons pas encore dans ce secteur."),
  "pairing-without-recipe": error(
    422,
    "An accompaniment needs its recipe in the box.",
    "Un accompagnement doit suivre sa recette dans la boîte.",
  ),
  "password-brand": error(
    422,
    "A password made of our name is easy to guess. Please choose another.",
    "Un mot de passe formé de notre nom est facile à deviner. Choisissez-en un autre.",
  ),
  "password-breached": error(
    422,
    "This password, or one much like it, is known from a data breach. Please choose another.",
    "Ce mot de passe, ou un autre qui lui ressemble, a été exposé lors d’une fuite de données. Choisissez-en un autre.",
  ),
  "password-personal": error(
    422,
    "A password made of your name or email is easy to guess. Please choose another.",
    "Un mot de passe formé de votre nom ou de votre courriel est facile à deviner. Choisissez-en un autre.",
  ),
  "password-repeated": error(
    422,
    "This password repeats itself. Please choose one that is harder to guess.",
    "Ce mot de passe se répète. Choisissez-en un plus difficile à deviner.",
  ),
  "password-too-short": error(422, "Password must be minimum 10 characters.", "Le mot de passe doit compter au moins 10 caractères."),
  "payment-method-unknown": error(
    422,
    "We could not use this payment method. Please try another.",
    "Ce mode de paiement est inutilisable. Veuillez en essayer un autre.",
  ),
  "payment-pending": error(
    409,
    "We are still waiting for your bank’s answer. You have not been charged twice; please try again in a minute.",
    "Nous attendons encore la réponse de votre banque. Vous n’avez pas été facturé deux fois; réessayez dans une minute.",
  ),
  "phone-invalid": error(422, "Please enter a valid phone number.", "Veuillez entrer un numéro de téléphone valide."),
  "po-box": error(422, "We cannot deliver to PO boxes.", "Nous ne pouvons pas livrer à une case postale."),
  "postal-code-invalid": error(422, "Please enter your postal code.", "Veuillez entrer votre code postal."),
  "preview-stale": error(
    409,
    "What this preview showed has changed since. Preview again, or commit what still holds.",
    "Ce que montrait cet aperçu a changé depuis. Refaites l’aperçu ou confirmez ce qui tient encore.",
  ),
  "price-changed": error(
    409,
    "The price or the day of your first box has changed. Nothing was charged; please look again and confirm.",
    "Le prix ou le jour de votre première boîte a changé. Rien n’a été facturé; vérifiez de nouveau et confirmez.",
  ),
  "product-not-found": error(404, "This product is no longer available.", "Ce produit n’est plus offert."),
  "province-mismatch": error(422, "The postal code belongs to another province.", "Le code postal appartient à une autre province."),
  "ranking-incomplete": error(
    422,
    "Every item of a category must be ranked exactly once.",
    "Chaque article d’une catégorie doit être classé une seule fois.",
  ),
  "ranking-unknown-item": error(
    422,
    "An item of this ranking is not on the week’s menu.",
    "Un article de ce classement n’est pas au menu de la semaine.",
  ),
  "rebuild-under-way": error(409, "This read model is being rebuilt already.", "Ce modèle de lecture est déjà en reconstruction."),
  "refund-exceeds-order": error(409, "That is more than is left to give back.", "C’est plus que ce qui reste à rembourser."),
  "refund-not-found": error(404, "There is no such refund.", "Ce remboursement n’existe pas."),
  "request-malformed": error(400, "We could not read this request.", "Nous n’avons pas pu lire cette demande."),
  "request-not-json": error(415, "This request must be sent as JSON.", "Cette demande doit être envoyée en JSON."),
  "request-too-large": error(413, "This request is too large.", "Cette demande est trop volumineuse."),
  "request-too-slow": error(
    408,
    "This request took too long to reach us. Please try again.",
    "Cette demande a mis trop de temps à nous parvenir. Veuillez réessayer.",
  ),
  "second-person-needed": error(403, "Another person has to approve this refund.", "Une autre personne doit approuver ce remboursement."),
  "server-error": error(500, "Something went wrong, try again later.", "Une erreur s’est produite, réessayez plus tard."),
  "sign-in-failed": error(
    401,
    "Hmm... that didn’t work. Check your email and password.",
    "Hum... ça n’a pas fonctionné. Vérifiez votre courriel et votre mot de passe.",
  ),
  "signup-incomplete": error(409, "A step of the sign-up is still missing.", "Il manque encore une étape à l’inscription."),
  "slot-fixed": error(
    409,
    "Your first box is already ordered. Its delivery window can no longer be changed here.",
    "Votre première boîte est déjà commandée. Sa plage de livraison ne peut plus être changée ici.",
  ),
  "slot-full": error(
    409,
    "This delivery window is full. Please choose another.",
    "Cette plage de livraison est complète. Veuillez en choisir une autre.",
  ),
  "slot-not-offered": error(422, "We do not deliver at that time in your area.", "Nous ne livrons pas à ce moment dans votre secteur."),
  "sold-out": error(409, "Someone was quicker: this item is sold out.", "Quelqu’un a été plus rapide\u00a0: cet article est épuisé."),
  "subscription-closed": error(409, "This subscription is closed.", "Cet abonnement est fermé."),
  "subscription-exists": error(409, "You have a subscription already.", "Vous avez déjà un abonnement."),
  "subscription-has-address": error(
    409,
    "Your boxes already go to an address. To move, please write to our team.",
    "Vos boîtes sont déjà livrées à une adresse. Pour déménager, écrivez à notre équipe.",
  ),
  "subscription-not-found": error(404, "There is no subscription.", "Il n’y a pas d’abonnement."),
  "task-closes-itself": error(
    409,
    "This task closes by itself once what it waits for has happened.",
    "Cette tâche se ferme d’elle-même une fois ce qu’elle attend arrivé.",
  ),
  "terms-not-accepted": error(422, "Please accept the terms to go on.", "Veuillez accepter les conditions pour continuer."),
  "too-many-attempts": error(
    429,
    "Too many attempts. Please wait a moment and try again.",
    "Trop de tentatives. Attendez un moment et réessayez.",
  ),
  unavailable: error(
    503,
    "We could not confirm what you just asked for: it may or may not have been done. Check in a moment before you try again.",
    "Nous n’avons pas pu confirmer ce que vous venez de demander\u00a0: c’est peut-être fait, peut-être pas. Vérifiez dans un instant avant de recommencer.",
  ),
  "webhook-refused": error(400, "The signature does not match.", "La signature ne correspond pas."),
} as const satisfies Record<string, ErrorWords>;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

export const wordsOf = (code: string, language: Language): string => (isErrorCode(code) ? errors[code] : errors["server-error"])[language];
export const statusOf = (code: string): number => (isErrorCode(code) ? errors[code].status : 409);

/** The body of a failed call that has nothing to say beyond its code. */
export const errorBodyOf = (code: ErrorCode, language: Language): ErrorBody => ({ code, message: wordsOf(code, language) });
