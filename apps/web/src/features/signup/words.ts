import type { Words } from "@tablee/domain/kernel/words";

/** Words of the frame around every step, and of the heads of the first two. */
export const words = {
  steps: {
    plans: ["Plan", "Forfait"],
    registration: ["Account", "Compte"],
    delivery: ["Delivery", "Livraison"],
    payment: ["Payment", "Paiement"],
    welcome: ["Welcome", "Bienvenue"],
  },
  haveAccount: ["Already with us?", "Déjà des nôtres?"],
  logIn: ["Log in", "Connexion"],
  plans: {
    title: ["What shall we bring?", "Qu’est-ce qu’on vous apporte?"],
  },
  registration: {
    title: ["Create your account", "Créez votre compte"],
    text: ["So that we know whose supper it is.", "Pour savoir à qui est le souper."],
  },
  error: ["This step could not be loaded.", "Cette étape n’a pas pu être chargée."],
} satisfies Words;
