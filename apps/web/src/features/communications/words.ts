import { consentSourceWords } from "@tablee/domain/consent/words";
import { wordsFor } from "@tablee/domain/kernel/voices";
import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Messages", "Messages"],
  text: [
    "Choose what you want to receive. Each change takes effect at once.",
    "Choisissez ce que vous voulez recevoir. Chaque changement prend effet tout de suite.",
  ],
  error: ["We could not load your choices.", "Nous n’avons pas pu charger vos choix."],
  byEmail: ["By email", "Par courriel"],
  toEmail: ["To {{email}}", "À {{email}}"],
  byText: ["By text message", "Par texto"],
  toPhone: ["To {{phone}}", "Au {{phone}}"],
  noPhone: [
    "Your delivery address has no phone number, so we text nothing and write emails instead.",
    "Votre adresse de livraison n’a pas de numéro de téléphone\u00a0: nous n’envoyons aucun texto et vous écrivons par courriel.",
  ],
  always: ["Always on", "Toujours activé"],
  alwaysByEmail: [
    "Your boxes and your money: receipts, deadlines, refused cards, refunds. They are part of the service.",
    "Vos boîtes et votre argent\u00a0: reçus, dates limites, cartes refusées, remboursements. Ces messages font partie du service.",
  ],
  alwaysByText: [
    "On the day of delivery: your box is on its way, or could not be handed over. These texts are part of the service and cannot be turned off.",
    "Le jour de la livraison\u00a0: votre boîte est en route, ou n’a pas pu vous être remise. Ces textos font partie du service et ne peuvent pas être désactivés.",
  ],
  onDevices: ["On your devices", "Sur vos appareils"],
  toDevices_one: ["One device on which you are signed in to the app", "Un appareil sur lequel l’application est connectée à votre compte"],
  toDevices_many: [null, "{{count}} appareils sur lesquels l’application est connectée à votre compte"],
  toDevices_other: [
    "{{count}} devices on which you are signed in to the app",
    "{{count}} appareils sur lesquels l’application est connectée à votre compte",
  ],
  noDevice: [
    "You are signed in to the app on no device, so we show nothing there.",
    "L’application n’est connectée à votre compte sur aucun appareil\u00a0: nous n’y affichons rien.",
  ],
  purpose: {
    newsletter: ["Newsletter", "Infolettre"],
    email: ["Personal offers", "Offres personnelles"],
    sms: ["Offers", "Offres"],
    push: ["Your box, news and offers", "Votre boîte, nouveautés et offres"],
  },
  given: ["Agreed on {{date}} {{source}}.", "Accepté le {{date}}, {{source}}."],
  taken: ["Declined on {{date}} {{source}}.", "Refusé le {{date}}, {{source}}."],
  never: ["Off until you agree.", "Désactivé tant que vous n’acceptez pas."],
  source: {
    ...wordsFor("customer", consentSourceWords),
    "sign-up": ["when you signed up", "à l’inscription"],
    settings: ["in your settings", "dans vos paramètres"],
  },
  quoted: ["“{{text}}”", "«\u00a0{{text}}\u00a0»"],
  earlierTitle: ["You agreed to an earlier version", "Vous avez accepté une version antérieure"],
  earlierText: [
    "Turn it off and on again to agree to the words above.",
    "Désactivez puis réactivez cette option pour accepter le texte d’aujourd’hui.",
  ],
  terms: ["Terms", "Conditions"],
  termsGiven: ["You accepted them on {{date}} {{source}}.", "Vous les avez acceptées le {{date}}, {{source}}."],
  termsNone: ["We have no record of when you accepted them.", "Nous n’avons pas gardé trace du jour où vous les avez acceptées."],
  termsEarlier: ["They have changed since.", "Elles ont changé depuis."],
  termsReadAccepted: ["Read the terms that you accepted", "Lire les conditions que vous avez acceptées"],
  termsWhole: ["All of the terms, and their earlier versions", "Toutes les conditions, et leurs versions antérieures"],
  termsRead: ["Read today’s terms in five lines", "Lire les conditions d’aujourd’hui, en cinq lignes"],
  saved: {
    newsletter: {
      on: ["Done: you will receive the newsletter.", "C’est fait\u00a0: vous recevrez l’infolettre."],
      off: ["Done: you will not receive the newsletter any more.", "C’est fait\u00a0: vous ne recevrez plus l’infolettre."],
    },
    email: {
      on: [
        "Done: we will email you your codes, gifts and account news.",
        "C’est fait\u00a0: vous recevrez vos codes, vos cadeaux et les nouvelles de votre compte.",
      ],
      off: [
        "Done: we will not email you codes, gifts and account news any more.",
        "C’est fait\u00a0: vous ne recevrez plus de codes, de cadeaux ni de nouvelles de votre compte.",
      ],
    },
    sms: {
      on: ["Done: we will text you our offers.", "C’est fait\u00a0: vous recevrez nos offres par texto."],
      off: ["Done: we will not text you offers any more.", "C’est fait\u00a0: vous ne recevrez plus d’offres par texto."],
    },
    push: {
      on: ["Done: your devices will show them.", "C’est fait\u00a0: vos appareils les afficheront."],
      off: ["Done: your devices will not show them any more.", "C’est fait\u00a0: vos appareils ne les afficheront plus."],
    },
  },
} satisfies Words;
