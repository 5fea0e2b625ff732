export const words = {
  title: "Vos données",
  text: "Tout ce que nous conservons sur vous\u00a0: téléchargez-le, ou faites-le effacer.",
  error: "Nous n’avons pas pu lire ce que nous conservons sur vous.",
  take: "Télécharger vos données",
  takeText_one:
    "{{count}} entrée vous concerne. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  takeText_many:
    "{{count}} d’entrées vous concernent. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  takeText_other:
    "{{count}} entrées vous concernent. Chaque fichier contient aussi vos sessions et vos réponses sur le consentement, mais aucun mot de passe.",
  timelineText:
    "La chronologie raconte en phrases ce qui s’est passé, le plus récent d’abord, sans les étapes intermédiaires. C’est une page qui s’ouvre sans réseau et s’imprime.",
  timelineButton: "Télécharger la chronologie",
  jsonText: "Les données contiennent chaque entrée telle qu’elle est conservée, pour d’autres logiciels.",
  takeButton: "Télécharger en JSON",
  taken: "Le fichier est dans vos téléchargements.",
  forget: "Effacer mes données",
  goes: "Ce qui disparaît, pour de bon",
  goesText:
    "Votre nom, votre courriel, votre téléphone et vos adresses, votre mot de passe et vos moyens de connexion, vos sessions et les messages que nous avons gardés.",
  stays: "Ce qui reste",
  staysText:
    "Les montants, les taxes, les reçus et le contenu des boîtes, comme la loi l’exige. Ils portent un numéro, et non plus votre nom.",
  card: "De votre carte, le jeton du fournisseur de paiement, la marque et les quatre derniers chiffres restent avec ces paiements.",
  first: "Avant cela",
  block: {
    "erasure-subscription-open": "Mettez fin à votre abonnement\u00a0: il est encore ouvert.",
    "erasure-box-open": "Une boîte reste à livrer ou à payer.",
    "erasure-refund-open": "Un remboursement attend une décision.",
  },
  forgetButton: "Effacer mes données…",
  dialogTitle: "Effacer tout ce qui vous nomme?",
  dialogText: "C’est définitif, pour nous aussi. Toutes vos sessions seront fermées.",
  credit: "Je renonce à {{amount}} de crédit acheté",
  confirm: "Effacer pour de bon",
  doneTitle: "Nous effaçons vos données",
  doneText:
    "Cela prend un instant. Notez le numéro du certificat\u00a0: il permet à notre équipe de vérifier que l’effacement a eu lieu, sans savoir qui vous étiez.",
  home: "À la page d’accueil",
};
