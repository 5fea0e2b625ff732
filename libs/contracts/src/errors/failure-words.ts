import { type ErrorWords, words } from "./words.ts";

/** Statuses and words of what the API itself answers with instead of an answer. */
export const failureWords = {
  "advance-under-way": words(409, "The clock is already being moved.", "L’horloge est déjà en mouvement."),
  "allowance-used-up": words(
    403,
    "That is more than you may give this account, or all accounts, today. Finance can.",
    "C’est plus que ce que vous pouvez accorder à ce compte, ou à tous les comptes, aujourd’hui. Les finances le peuvent.",
  ),
  "already-signed-in": words(409, "You are signed in already.", "Vous êtes déjà en session."),
  "clock-goes-forward-only": words(409, "The clock can only be moved forward.", "L’horloge ne peut qu’avancer."),
  "clock-not-movable": words(403, "The clock cannot be moved here.", "L’horloge ne peut pas être déplacée ici."),
  "clock-too-far": words(
    422,
    "The clock moves at most a year at a time, and not past 2036.",
    "L’horloge avance d’au plus un an à la fois, et pas au-delà de 2036.",
  ),
  "code-required": words(
    401,
    "Enter the six digits from your authenticator app.",
    "Entrez les six chiffres de votre application d’authentification.",
  ),
  "confirmation-wrong": words(422, "The confirmation you typed does not match.", "La confirmation saisie ne correspond pas."),
  conflict: words(409, "This was changed at the same moment. Please try again.", "Ceci vient d’être modifié. Veuillez réessayer."),
  "csrf-refused": words(403, "This page is out of date. Please reload it.", "Cette page n’est plus à jour. Veuillez la recharger."),
  "email-invalid": words(422, "Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."),
  forbidden: words(403, "Your role does not allow this.", "Votre rôle ne le permet pas."),
  "generation-not-ready": words(
    409,
    "This preview is not finished, or was committed already.",
    "Cet aperçu n’est pas terminé ou a déjà été confirmé.",
  ),
  "idempotency-conflict": words(409, "This key was used for another request.", "Cette clé a déjà servi pour une autre demande."),
  "idempotency-key-missing": words(
    400,
    "This request needs an Idempotency-Key of 1 to 200 characters.",
    "Cette demande exige un en-tête Idempotency-Key de 1 à 200 caractères.",
  ),
  "input-invalid": words(422, "Something in this request is not right.", "Un élément de cette demande est incorrect."),
  "name-not-plain": words(
    422,
    "Names cannot contain hidden or control characters.",
    "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
  ),
  "name-too-short": words(422, "Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."),
  "not-found": words(404, "We could not find that.", "Nous n’avons rien trouvé."),
  "password-too-short": words(422, "Password must be minimum 10 characters.", "Le mot de passe doit compter au moins 10 caractères."),
  "payment-method-unknown": words(
    422,
    "We could not use this payment method. Please try another.",
    "Ce mode de paiement est inutilisable. Veuillez en essayer un autre.",
  ),
  "payment-pending": words(
    409,
    "We are still waiting for your bank’s answer. You have not been charged twice; please try again in a minute.",
    "Nous attendons encore la réponse de votre banque. Vous n’avez pas été facturé deux fois; réessayez dans une minute.",
  ),
  "phone-invalid": words(422, "Please enter a valid phone number.", "Veuillez entrer un numéro de téléphone valide."),
  "postal-code-invalid": words(422, "Please enter your postal code.", "Veuillez entrer votre code postal."),
  "rebuild-under-way": words(409, "This read model is being rebuilt already.", "Ce modèle de lecture est déjà en reconstruction."),
  "refused-outside": words(
    409,
    "Another service that we need for this refused it. Please write to our team.",
    "Un autre service dont nous avons besoin pour cela l’a refusé. Écrivez à notre équipe.",
  ),
  "request-malformed": words(400, "We could not read this request.", "Nous n’avons pas pu lire cette demande."),
  "request-not-json": words(415, "This request must be sent as JSON.", "Cette demande doit être envoyée en JSON."),
  "request-too-large": words(413, "This request is too large.", "Cette demande est trop volumineuse."),
  "request-too-slow": words(
    408,
    "This request took too long to reach us. Please try again.",
    "Cette demande a mis trop de temps à nous parvenir. Veuillez réessayer.",
  ),
  "server-error": words(500, "Something went wrong, try again later.", "Une erreur s’est produite, réessayez plus tard."),
  "sign-in-failed": words(
    401,
    "Hmm... that didn’t work. Check your email and password.",
    "Hum... ça n’a pas fonctionné. Vérifiez votre courriel et votre mot de passe.",
  ),
  "signup-incomplete": words(409, "A step of the sign-up is still missing.", "Il manque encore une étape à l’inscription."),
  "slot-fixed": words(
    409,
    "Your first box is already ordered. Its delivery window can no longer be changed here.",
    "Votre première boîte est déjà commandée. Sa plage de livraison ne peut plus être changée ici.",
  ),
  "terms-not-accepted": words(422, "Please accept the terms to go on.", "Veuillez accepter les conditions pour continuer."),
  "too-many-attempts": words(
    429,
    "Too many attempts. Please wait a moment and try again.",
    "Trop de tentatives. Attendez un moment et réessayez.",
  ),
  unavailable: words(
    503,
    "We could not confirm what you just asked for: it may or may not have been done. Check in a moment before you try again.",
    "Nous n’avons pas pu confirmer ce que vous venez de demander\u00a0: c’est peut-être fait, peut-être pas. Vérifiez dans un instant avant de recommencer.",
  ),
  "webhook-refused": words(400, "The signature does not match.", "La signature ne correspond pas."),
} as const satisfies Record<string, ErrorWords>;
