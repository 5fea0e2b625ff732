import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Disputes of points", "Contestations de points"],
  empty: ["No dispute is waiting", "Aucune contestation n’attend"],
  emptyText: [
    "Customers open them from a line of their points; each is answered by email.",
    "Les clients les ouvrent depuis une ligne de leurs points; chacune reçoit une réponse par courriel.",
  ],
  of: ["{{name}}", "{{name}}"],
  nameless: ["Erased customer", "Client effacé"],
  toAccount: ["Open the account", "Ouvrir le compte"],
  toOrder: ["Open the order", "Ouvrir la commande"],
  line: ["Line", "Ligne"],
  lines: {
    box: ["Points of a box", "Points d’une boîte"],
    "stamp-card": ["Points of a stamp card", "Points d’une carte de fidélité"],
    redeemed: ["Exchange of points", "Échange de points"],
    expired: ["Expired points", "Points expirés"],
  },
  at: ["Received", "Reçue le"],
  message: ["Message", "Message"],
  unreadable: [
    "The person was forgotten: the message can no longer be read.",
    "La personne a été oubliée\u00a0: le message n’est plus lisible.",
  ],
  answer: {
    open: ["Answer…", "Répondre…"],
    title: ["Answer {{name}}?", "Répondre à {{name}}?"],
    text: [
      "The answer is mailed at once, in the words below. It cannot be changed.",
      "La réponse part aussitôt par courriel, dans les mots ci-dessous. Elle ne peut pas être changée.",
    ],
    textErased: [
      "The customer was erased: nothing is mailed, and the dispute is closed.",
      "Le client a été effacé\u00a0: rien ne part par courriel, et la contestation est close.",
    ],
    points: ["Points to add", "Points à ajouter"],
    pointsHint: [
      "0 changes nothing; a minus takes points off ({{max}} at most).",
      "0 ne change rien; un nombre négatif en retire ({{max}} au plus).",
    ],
    pointsWrong: ["Enter a whole number from −{{max}} to {{max}}.", "Entrez un nombre entier, de −{{max}} à {{max}}."],
    words: ["Answer to the customer", "Réponse au client"],
    wordsHint: ["In the customer’s language; it is kept as the reason.", "Dans la langue du client; elle est conservée comme motif."],
    confirm: ["Send the answer", "Envoyer la réponse"],
    done: ["The answer was sent.", "La réponse est partie."],
    doneErased: ["The dispute is closed.", "La contestation est close."],
  },
} satisfies Words;
