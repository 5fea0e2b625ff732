import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Your data", "Vos données"],
  text: [
    "What we hold about you: download it, or have it erased.",
    "Tout ce que nous conservons sur vous\u00a0: téléchargez-le, ou faites-le effacer.",
  ],
  error: ["We could not read what is held about you.", "Nous n’avons pas pu lire ce que nous conservons sur vous."],
  take: ["Download your data", "Télécharger vos données"],
  takeText_one: [
    "{{count}} entry is recorded about you. Each file also holds your sessions and your answers about consent, but no password.",
    "{{count}} entrée vous concerne. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  ],
  takeText_many: [
    null,
    "{{count}} d’entrées vous concernent. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  ],
  takeText_other: [
    "{{count}} entries are recorded about you. Each file also holds your sessions and your answers about consent, but no password.",
    "{{count}} entrées vous concernent. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  ],
  timelineText: [
    "The timeline describes in sentences what happened, newest first, without the steps in between. It is a page that opens without a network and can be printed.",
    "La chronologie raconte en phrases ce qui s’est passé, le plus récent d’abord, sans les étapes intermédiaires. C’est une page qui s’ouvre sans réseau et s’imprime.",
  ],
  timelineButton: ["Download the timeline", "Télécharger la chronologie"],
  jsonText: [
    "A JSON file with every entry exactly as it is stored, for other programs.",
    "Un fichier JSON avec chaque entrée telle qu’elle est conservée, pour d’autres logiciels.",
  ],
  takeButton: ["Download the data (JSON)", "Télécharger en JSON"],
  taken: ["The file is in your downloads.", "Le fichier est dans vos téléchargements."],
  terms: {
    title: ["The terms that apply to you", "Les conditions qui s’appliquent à vous"],
    present: ["Version {{number}} of our terms applies to you.", "La version {{number}} de nos conditions s’applique à vous."],
    next: [
      "From {{day}}, version {{number}} replaces it, as we told you by email.",
      "À partir du {{day}}, la version {{number}} la remplace, comme nous vous l’avons annoncé par courriel.",
    ],
    read: ["Read version {{number}}", "Lire la version {{number}}"],
  },
  forget: ["Erase my data", "Effacer mes données"],
  goes: ["What is erased, for good", "Ce qui est effacé, pour de bon"],
  goesText: [
    "Your name, email, phone and addresses, your password and ways to sign in, your sessions, and the messages that we keep.",
    "Votre nom, votre courriel, votre téléphone et vos adresses, votre mot de passe et vos moyens de connexion, vos sessions et les messages que nous avons gardés.",
  ],
  stays: ["What stays", "Ce qui reste"],
  staysText: [
    "Amounts, taxes, receipts and what was in your boxes, as the law requires. They carry a number instead of your name.",
    "Les montants, les taxes, les reçus et le contenu des boîtes, comme la loi l’exige. Ils portent un numéro, et non plus votre nom.",
  ],
  card: [
    "The payment provider’s token, the brand and the last four digits of your card stay with those payments. So does a mark, which cannot be turned back into your address or card, that a welcome offer was used.",
    "De votre carte, le jeton du fournisseur de paiement, la marque et les quatre derniers chiffres restent avec ces paiements. Reste aussi une empreinte, qui ne permet pas de retrouver votre adresse ni votre carte, indiquant qu’une offre de bienvenue a été utilisée.",
  ],
  first: ["First", "Avant cela"],
  block: {
    "erasure-subscription-open": ["End your subscription: it is still open.", "Mettez fin à votre abonnement\u00a0: il est encore ouvert."],
    "erasure-box-open": ["A box is still to be delivered or paid for.", "Une boîte reste à livrer ou à payer."],
    "erasure-refund-open": ["A refund is waiting for a decision.", "Un remboursement attend une décision."],
    "erasure-gift-waits": [
      "A gift card that you bought has yet to be emailed or paid. Write to us to have it emailed now.",
      "Une carte-cadeau que vous avez achetée reste à envoyer ou à payer. Écrivez-nous pour qu’elle parte maintenant.",
    ],
  },
  forgetButton: ["Erase my data…", "Effacer mes données…"],
  dialogTitle: ["Erase everything that names you?", "Effacer tout ce qui vous nomme?"],
  dialogText: [
    "This cannot be undone, not even by us. You are signed out everywhere.",
    "C’est définitif, pour nous aussi. Toutes vos sessions seront fermées.",
  ],
  credit: ["I give up {{amount}} of purchased credit", "Je renonce à {{amount}} de crédit acheté"],
  confirm: ["Erase for good", "Effacer pour de bon"],
  doneTitle: ["Your data is being erased", "Nous effaçons vos données"],
  doneText: [
    "It takes a moment. Note the number of the certificate: our team can check with it that the erasure was carried out, without knowing who you were.",
    "Cela prend un instant. Notez le numéro du certificat\u00a0: il permet à notre équipe de vérifier que l’effacement a eu lieu, sans savoir qui vous étiez.",
  ],
  home: ["To the home page", "À la page d’accueil"],
} satisfies Words;
