import type { Words } from "@tablee/domain/kernel/words";

/** The words around a tracked box, and in its place where there is none. */
export const words = {
  title: ["Where is your box?", "Où est votre boîte?"],
  error: ["Your box could not be found right now", "Votre boîte est introuvable pour l’instant"],
  more: [
    "Where it is left, the receipt and your other boxes are in your account.",
    "Le lieu de dépôt, le reçu et vos autres boîtes sont dans votre compte.",
  ],
  signIn: ["Log in", "Me connecter"],
  account: ["Follow it in my account", "La suivre dans mon compte"],
  "tracking-link-unknown": {
    title: ["This link does not lead to a box", "Ce lien ne mène à aucune boîte"],
    text: [
      "Part of it may be missing: open it from our message again, or log in to follow your box.",
      "Il en manque peut-être une partie\u00a0: ouvrez-le de nouveau à partir de notre message, ou connectez-vous pour suivre votre boîte.",
    ],
  },
  "tracking-link-expired": {
    title: ["This link has expired", "Ce lien n’est plus valide"],
    text: [
      "It shows a box until three days after its delivery. Log in to see all your boxes and their receipts.",
      "Il montre une boîte jusqu’à trois jours après sa livraison. Connectez-vous pour voir toutes vos boîtes et leurs reçus.",
    ],
  },
} satisfies Words;
