import { type ErrorWords, words } from "./words.ts";

/** Statuses and words of the API's own errors. */
export const failureWords = {
  "acting-refused": words(403, [
    "You are acting for a customer: only they can do this.",
    "Vous agissez au nom d’un client\u00a0: lui seul peut le faire.",
  ]),
  "advance-under-way": words(409, ["The clock is already being moved.", "L’horloge est déjà en mouvement."]),
  "allowance-used-up": words(403, [
    "That is more than you may give this account, or all accounts, today. Finance can.",
    "C’est plus que ce que vous pouvez accorder à ce compte, ou à tous les comptes, aujourd’hui. Les finances le peuvent.",
  ]),
  "already-signed-in": words(409, ["You are signed in already.", "Votre session est déjà ouverte."]),
  "clock-goes-forward-only": words(409, ["The clock can only be moved forward.", "L’horloge ne peut qu’avancer."]),
  "clock-not-movable": words(403, ["The clock cannot be moved here.", "L’horloge ne peut pas être déplacée ici."]),
  "clock-too-far": words(422, [
    "The clock moves at most a year at a time, and not past 2036.",
    "L’horloge avance d’au plus un an à la fois, et pas au-delà de 2036.",
  ]),
  "code-required": words(401, [
    "Enter the six digits from your authenticator app.",
    "Entrez les six chiffres de votre application d’authentification.",
  ]),
  "confirmation-wrong": words(422, ["The confirmation you typed does not match.", "La confirmation saisie ne correspond pas."]),
  "coordinates-for-staff": words(403, [
    "Only our team can place an address by its coordinates. Please contact support.",
    "Seule notre équipe peut situer une adresse par ses coordonnées. Veuillez lui écrire.",
  ]),
  conflict: words(409, ["This was changed at the same moment. Please try again.", "Ceci vient d’être modifié. Veuillez réessayer."]),
  "csrf-refused": words(403, ["This page is out of date. Please reload it.", "Cette page n’est plus à jour. Veuillez la recharger."]),
  "email-code-expired": words(422, ["This code has expired. Request a new one.", "Ce code est expiré. Demandez-en un nouveau."]),
  "email-invalid": words(422, ["Please enter a valid email address.", "Veuillez entrer une adresse courriel valide."]),
  "email-verification-failed": words(422, ["Verification failed. Please try again.", "La vérification a échoué. Veuillez réessayer."]),
  forbidden: words(403, ["Your role does not allow this.", "Votre rôle ne le permet pas."]),
  "generation-not-ready": words(409, [
    "This preview is not finished, or was committed already.",
    "Cet aperçu n’est pas terminé ou a déjà été confirmé.",
  ]),
  "authenticator-code-wrong": words(422, [
    "These digits are not the authenticator’s current ones. Check that its clock is right, and enter the next ones.",
    "Ces chiffres ne sont pas ceux que l’application affiche. Vérifiez que son horloge est juste, puis entrez les suivants.",
  ]),
  "enrolment-link-invalid": words(422, [
    "This link was used, replaced or has expired. Ask an admin for a new one.",
    "Ce lien a servi, a été remplacé ou est expiré. Demandez-en un nouveau à l’administration.",
  ]),
  "gift-code-without-account": words(409, [
    "This is the code of a gift card. Sign up or log in first, then enter it before you pay.",
    "C’est le code d’une carte-cadeau. Inscrivez-vous ou ouvrez une session, puis entrez-le avant de payer.",
  ]),
  "idempotency-conflict": words(409, ["This key was used for another request.", "Cette clé a déjà servi pour une autre demande."]),
  "idempotency-key-missing": words(400, [
    "This request needs an Idempotency-Key of 1 to 200 characters.",
    "Cette demande exige un en-tête Idempotency-Key de 1 à 200 caractères.",
  ]),
  "address-unknown": words(422, [
    "We could not resolve this address. Pick one from the list, enter another one, or contact support.",
    "Nous n’avons pas pu trouver cette adresse. Choisissez-en une dans la liste, entrez-en une autre ou écrivez à notre équipe.",
  ]),
  "input-invalid": words(422, ["Something in this request is not right.", "Un élément de cette demande est incorrect."]),
  "menu-week-over": words(404, ["This week’s menu is over.", "Le menu de cette semaine est terminé."]),
  "name-not-plain": words(422, [
    "Names cannot contain hidden or control characters.",
    "Les noms ne peuvent contenir ni caractères cachés ni caractères de contrôle.",
  ]),
  "name-too-short": words(422, ["Names must contain at least 2 letters.", "Les noms doivent compter au moins 2 lettres."]),
  "invitations-not-offered": words(409, [
    "Invitations by email are not offered at the moment.",
    "Les invitations par courriel ne sont pas offertes pour le moment.",
  ]),
  "not-found": words(404, ["We could not find that.", "Nous n’avons rien trouvé."]),
  "password-incorrect": words(422, [
    "Incorrect current password, please try again",
    "Le mot de passe actuel est incorrect, veuillez réessayer",
  ]),
  "password-resets-blocked": words(429, [
    "Too many password resets: they are blocked for 24 hours. Please contact support.",
    "Trop de réinitialisations du mot de passe\u00a0: elles sont bloquées pendant 24 heures. Veuillez communiquer avec le soutien.",
  ]),
  "password-too-short": words(422, ["Password must be minimum 10 characters.", "Le mot de passe doit compter au moins 10 caractères."]),
  "password-unchanged": words(422, [
    "Choose a password that differs from your current one.",
    "Choisissez un mot de passe différent de l’actuel.",
  ]),
  "passwords-differ": words(422, [
    "Passwords do not match. Please re-enter your new password.",
    "Les mots de passe ne correspondent pas. Veuillez saisir de nouveau votre nouveau mot de passe.",
  ]),
  "payment-method-unknown": words(422, [
    "We could not use this payment method. Please try another.",
    "Ce mode de paiement est inutilisable. Veuillez en essayer un autre.",
  ]),
  "payment-pending": words(409, [
    "We are still waiting for your bank’s answer. You have not been charged twice; please try again in a minute.",
    "Nous attendons encore la réponse de votre banque. Rien n’a été facturé deux fois; réessayez dans une minute.",
  ]),
  "corporate-plan-missing": words(422, ["Please select some corporate credit plan.", "Veuillez choisir un plan de crédit d’entreprise."]),
  "corporate-plan-value-missing": words(422, [
    "Please enter corporate credit plan value.",
    "Veuillez entrer le montant du plan de crédit d’entreprise.",
  ]),
  "corporate-plan-expiration-missing": words(422, [
    "Please select corporate credit plan expiration.",
    "Veuillez choisir la fin du plan de crédit d’entreprise.",
  ]),
  "phone-invalid": words(422, ["Please enter a valid phone number.", "Veuillez entrer un numéro de téléphone valide."]),
  "plan-not-offered": words(422, [
    "These subscription options are not available. Please choose others.",
    "Ces options d’abonnement ne sont pas offertes. Veuillez en choisir d’autres.",
  ]),
  "postal-code-invalid": words(422, ["A postal code looks like H2X 1Y4.", "Un code postal s’écrit comme H2X 1Y4."]),
  "rebuild-under-way": words(409, ["This read model is being rebuilt already.", "Ce modèle de lecture est déjà en reconstruction."]),
  "identity-expired": words(410, [
    "This took too long. Start again with your provider.",
    "Cela a pris trop de temps. Recommencez avec votre fournisseur.",
  ]),
  "provider-linked-elsewhere": words(409, [
    "This account is already linked to another profile of that provider.",
    "Ce compte est déjà lié à un autre profil de ce fournisseur.",
  ]),
  "provider-needs-password": words(409, [
    "You cannot remove social access without a password.",
    "Il faut un mot de passe pour retirer l’accès par un fournisseur.",
  ]),
  "provider-not-offered": words(404, [
    "Signing in with this provider is not possible here.",
    "La connexion par ce fournisseur n’est pas possible ici.",
  ]),
  "reauthentication-required": words(403, ["Please enter your password to continue.", "Saisissez votre mot de passe pour continuer."]),
  "refused-outside": words(409, [
    "Another service that we need for this refused it. Please write to our team.",
    "Un autre service dont nous avons besoin pour cela l’a refusé. Écrivez à notre équipe.",
  ]),
  "request-malformed": words(400, ["We could not read this request.", "Nous n’avons pas pu lire cette demande."]),
  "request-not-json": words(415, ["This request must be sent as JSON.", "Cette demande doit être envoyée en JSON."]),
  "request-too-large": words(413, ["This request is too large.", "Cette demande est trop volumineuse."]),
  "request-too-slow": words(408, [
    "This request took too long to reach us. Please try again.",
    "Cette demande a mis trop de temps à nous parvenir. Veuillez réessayer.",
  ]),
  "reset-link-invalid": words(410, ["Your reset link is no longer valid.", "Votre lien de réinitialisation n’est plus valide."]),
  "server-error": words(500, ["Something went wrong, try again later.", "Une erreur s’est produite, réessayez plus tard."]),
  "sign-in-failed": words(401, [
    "Hmm... that didn’t work. Check your email and password.",
    "Hum… ça n’a pas fonctionné. Vérifiez votre courriel et votre mot de passe.",
  ]),
  "signup-incomplete": words(409, ["A step of the sign-up is still missing.", "Il manque encore une étape à l’inscription."]),
  "phone-missing": words(422, [
    "Add a phone number to your delivery address first.",
    "Ajoutez d’abord un numéro de téléphone à votre adresse de livraison.",
  ]),
  "terms-not-accepted": words(422, ["Please accept the terms to continue.", "Veuillez accepter les conditions pour continuer."]),
  "too-many-attempts": words(429, ["Too many attempts for now.", "Trop de tentatives pour le moment."]),
  "too-many-declines": words(429, [
    "Too many payments were declined within an hour, so we try no card right now. Nothing was charged.",
    "Trop de paiements ont été refusés en une heure\u00a0: nous n’essayons aucune carte pour le moment. Rien n’a été facturé.",
  ]),
  "text-not-plain": words(422, [
    "This cannot contain hidden or control characters.",
    "Ce texte ne peut contenir ni caractères cachés ni caractères de contrôle.",
  ]),
  "tracking-link-expired": words(410, [
    "This link no longer shows the box: it was delivered some days ago. Signed in, you see all your boxes.",
    "Ce lien n’affiche plus la boîte\u00a0: sa livraison remonte à quelques jours. Ouvrez une session pour voir toutes vos boîtes.",
  ]),
  "tracking-link-unknown": words(404, [
    "This link does not lead to a box. Part of it may be missing.",
    "Ce lien ne mène à aucune boîte. Il en manque peut-être une partie.",
  ]),
  "page-not-found": words(404, ["There is no such page.", "Cette page n’existe pas."]),
  unavailable: words(503, [
    "We could not confirm what you just asked for: it may or may not have been done. Check in a moment before you try again.",
    "Nous n’avons pas pu confirmer ce que vous venez de demander\u00a0: c’est peut-être fait, peut-être pas. Vérifiez dans un instant avant de recommencer.",
  ]),
  "webhook-refused": words(400, ["The signature does not match.", "La signature ne correspond pas."]),
} as const satisfies Record<string, ErrorWords>;
