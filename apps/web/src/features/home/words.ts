import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  hero: {
    title: ["Sit down to something good", "Le souper, c’est réglé"],
    text: [
      "Choose from more than 35 dishes each week. We shop, measure and deliver; you cook for half an hour, or heat for two minutes.",
      "Chaque semaine, plus de 35 plats au choix. On fait l’épicerie, on mesure, on livre; vous cuisinez une demi-heure ou réchauffez deux minutes.",
    ],
    start: ["Choose my plan", "Choisir mon forfait"],
    menu: ["See this week’s menu", "Voir le menu de la semaine"],
    from: ["From {{price}} a serving", "Dès {{price}} la portion"],
    skip: ["Skip any week", "Sautez les semaines de votre choix"],
    free: ["Delivery free on your first box", "Livraison offerte à la première boîte"],
  },
  how: {
    title: ["Three steps to the table", "Trois étapes jusqu’à la table"],
    choose: ["You choose", "Vous choisissez"],
    chooseText: [
      "Pick your dishes, or let us, from what you like and what you never eat. Change your mind until 11:59 p.m., four days before delivery.",
      "Choisissez vos plats ou laissez-nous faire, selon vos goûts et ce que vous ne mangez jamais. Vous pouvez tout changer jusqu’à 23\u00a0h\u00a059, quatre jours avant la livraison.",
    ],
    deliver: ["We bring it", "On vous l’apporte"],
    deliverText: [
      "Measured ingredients in an insulated box, on your day and in your window.",
      "Des ingrédients mesurés, dans une boîte isotherme, le jour et à l’heure qui vous conviennent.",
    ],
    cook: ["You sit down", "Vous passez à table"],
    cookText: [
      "Recipes take about 30 minutes. Ready-to-eat meals take two. Either way, supper is on the table.",
      "Une recette demande environ 30 minutes. Un prêt-à-manger, deux. Dans les deux cas, le souper est servi.",
    ],
  },
  week: {
    title: ["On the table this week", "À table cette semaine"],
    all: ["The whole menu", "Tout le menu"],
    unavailable: ["This week’s menu could not be loaded just now.", "Le menu de la semaine n’a pas pu être chargé pour le moment."],
  },
  plans: {
    title: ["Plans that follow your week", "Des forfaits à votre rythme"],
    text: [
      "The more you choose, the less a serving costs. No commitment: any week can be skipped until its cutoff, and your settings pause or end the subscription.",
      "Plus vous en prenez, moins la portion coûte cher. Sans engagement\u00a0: vous pouvez sauter chaque semaine avant sa date limite, et les paramètres de votre compte suffisent pour faire une pause ou mettre fin à l’abonnement.",
    ],
    ownTitle: ["Your plan, as hungry as you are", "Votre forfait, selon votre appétit"],
    ownText: [
      "More recipes, fewer, or ready-to-eat meals: you change your plan in your settings.",
      "Plus de recettes, moins de recettes ou des prêts-à-manger\u00a0: vous changez de forfait dans vos paramètres.",
    ],
    own: ["See my plan", "Voir mon forfait"],
    cook2Text: ["2 to 6 recipes a week, two servings each.", "De 2 à 6 recettes par semaine, deux portions chacune."],
    cook4Text: ["2 to 6 recipes a week, four servings each.", "De 2 à 6 recettes par semaine, quatre portions chacune."],
    eatText: ["6 to 14 meals a week, ready in two minutes.", "De 6 à 14 repas par semaine, prêts en deux minutes."],
    fromServing: ["from {{price}} a serving", "dès {{price}} la portion"],
    fromWeek: ["from {{price}} a week", "dès {{price}} par semaine"],
    choose: ["Choose", "Choisir"],
    chooseLabel: ["Choose the plan: {{plan}}", "Choisir le forfait\u00a0: {{plan}}"],
  },
  area: {
    title: ["From Vancouver Island to the Gaspé", "De l’île de Vancouver à la Gaspésie"],
    text: [
      "We deliver to more than {{cities}} cities in four provinces. Is yours one of them?",
      "On livre dans plus de {{cities}} villes, dans quatre provinces. La vôtre en fait-elle partie?",
    ],
    label: ["Your postal code", "Votre code postal"],
    check: ["Check", "Vérifier"],
    missing: ["Please enter your postal code.", "Veuillez entrer votre code postal."],
    malformed: ["A postal code looks like H2X 1Y4.", "Un code postal s’écrit comme H2X 1Y4."],
    yes: ["Yes, we deliver to {{city}}.", "Oui, on livre à {{city}}."],
    yesHere: ["Yes, we deliver to you.", "Oui, on livre chez vous."],
    days: ["Your days: {{days}}.", "Vos jours\u00a0: {{days}}."],
    no: ["We do not deliver to this area yet.", "Nous ne livrons pas encore dans ce secteur."],
    noText: [
      "An address at work, or at a friend’s, does just as well. Or leave us your email, and our team writes back.",
      "Une adresse au travail ou chez des proches convient tout aussi bien. Ou laissez-nous votre courriel\u00a0: notre équipe vous répondra.",
    ],
    leave: ["Leave my email", "Laisser mon courriel"],
  },
  people: {
    title: ["Who is at the table", "Qui est à table"],
  },
  questions: {
    title: ["Before you sit down", "Avant de passer à table"],
    all: ["All questions", "Toutes les questions"],
  },
} satisfies Words;
