import type { words as english } from "./en.ts";

export const words: typeof english = {
  hero: {
    title: "Le souper, c’est réglé",
    text: "Chaque semaine, plus de 35 plats au choix. On fait l’épicerie, on mesure, on livre; vous cuisinez une demi-heure ou réchauffez deux minutes.",
    start: "Choisir mon forfait",
    menu: "Voir le menu de la semaine",
    from: "Dès {{price}} la portion",
    skip: "Sautez les semaines de votre choix",
    free: "Livraison offerte à la première boîte",
  },
  how: {
    title: "Trois étapes jusqu’à la table",
    choose: "Vous choisissez",
    chooseText:
      "Choisissez vos plats ou laissez-nous faire, selon vos goûts et ce que vous ne mangez jamais. Vous pouvez tout changer jusqu’à 23\u00a0h\u00a059, quatre jours avant la livraison.",
    deliver: "On vous l’apporte",
    deliverText: "Des ingrédients mesurés, dans une boîte isotherme, le jour et à l’heure qui vous conviennent.",
    cook: "Vous passez à table",
    cookText: "Une recette demande environ 30 minutes. Un prêt-à-manger, deux. Dans les deux cas, le souper est servi.",
  },
  week: {
    title: "À table cette semaine",
    all: "Tout le menu",
    unavailable: "Le menu de la semaine n’a pas pu être chargé pour le moment.",
  },
  plans: {
    title: "Des forfaits à votre rythme",
    text: "Plus vous en prenez, moins la portion coûte cher. Sans engagement\u00a0: vous pouvez sauter chaque semaine avant sa date limite, et les paramètres de votre compte suffisent pour faire une pause ou mettre fin à l’abonnement.",
    cook2Text: "De 2 à 6 recettes par semaine, deux portions chacune.",
    cook4Text: "De 2 à 6 recettes par semaine, quatre portions chacune.",
    eatText: "De 6 à 14 repas par semaine, prêts en deux minutes.",
    fromServing: "dès {{price}} la portion",
    fromWeek: "dès {{price}} par semaine",
    choose: "Choisir",
    chooseLabel: "Choisir le forfait\u00a0: {{plan}}",
  },
  area: {
    title: "De l’île de Vancouver à la Gaspésie",
    text: "On livre dans plus de 130 villes, dans quatre provinces. La vôtre en est-elle?",
    label: "Votre code postal",
    check: "Vérifier",
    missing: "Veuillez entrer votre code postal.",
    malformed: "Un code postal s’écrit comme H2X 1Y4.",
    yes: "Oui, on livre à {{city}}.",
    yesHere: "Oui, on livre chez vous.",
    days: "Vos jours\u00a0: {{days}}.",
    no: "Nous ne livrons pas encore dans ce secteur.",
    noText: "C’est noté.",
  },
  close: {
    title: "Votre couvert est mis",
    text: "Inscrivez-vous en quelques minutes et choisissez le jour de votre première boîte.",
  },
};
