import { sourceChoices } from "@tablee/domain/account/source-words";
import type { Words } from "@tablee/domain/kernel/words";

/** Words of the steps that follow the registration. */
export const words = {
  back: ["Back", "Retour"],
  delivery: {
    title: ["Where and when?", "Où et quand?"],
    address: ["Your address", "Votre adresse"],
    postalCode: {
      label: ["Postal code", "Code postal"],
      missing: ["Please enter your postal code.", "Veuillez entrer votre code postal."],
      malformed: ["A postal code looks like H2X 1Y4.", "Un code postal s’écrit comme H2X 1Y4."],
    },
    outside: ["We do not deliver to this area yet.", "Nous ne livrons pas encore dans ce secteur."],
    outsideMore: ["Boxes may come to your workplace instead.", "Vos boîtes peuvent arriver à votre travail."],
    outsideText: [
      "We have noted your request. An address at work, or at a friend’s, does just as well.",
      "C’est noté. Une adresse au travail ou chez des proches convient tout aussi bien.",
    ],
    check: ["Check", "Vérifier"],
    served: ["We deliver to {{city}}.", "On livre à {{city}}."],
    slot: ["Your day and time", "Votre jour et votre heure"],
    day: ["Delivery day", "Jour de livraison"],
    first: ["first box on {{date}}", "première boîte le {{date}}"],
    window: ["Time window", "Plage horaire"],
    until: [
      "Order by {{date}}, {{time}} to get this first box.",
      "Commandez d’ici le {{date}}, {{time}}, pour recevoir cette première boîte.",
    ],
    chooseSlot: ["Please choose a day and a time window.", "Veuillez choisir un jour et une plage horaire."],
    submit: ["Continue to payment", "Continuer vers le paiement"],
  },
  payment: {
    title: ["One last look", "Un dernier coup d’œil"],
    first: ["Your first box", "Votre première boîte"],
    arrives: ["{{day}}, {{window}}", "{{day}}, de {{window}}"],
    code: ["Promo code or gift card", "Code promo ou carte-cadeau"],
    codeProblem: {
      missing: ["Please enter a code.", "Veuillez entrer un code."],
      malformed: ["A code has 2 to 40 characters.", "Un code compte de 2 à 40 caractères."],
    },
    apply: ["Apply", "Appliquer"],
    applied: ["{{text}} applied.", "C’est appliqué\u00a0: {{text}}."],
    redeemed: [
      "Gift card •••• {{end}} is redeemed: it pays for your boxes, from this one on.",
      "La carte-cadeau •••• {{end}} est utilisée\u00a0: elle paie vos boîtes, à partir de celle-ci.",
    ],
    noCards: [
      "Cards cannot be entered here right now. Your choices are kept; please come back a little later.",
      "Il n’est pas possible d’entrer une carte ici pour l’instant. Vos choix sont gardés; revenez un peu plus tard.",
    ],
    terms: ["I accept the terms", "J’accepte les conditions"],
    termsRead: ["Read all of the terms", "Lire toutes les conditions"],
    termsText: [
      "A box every week. The first one is charged now, each later one three days before its delivery at 1:00 a.m., an hour after its cutoff.\nAny week can be skipped until its cutoff, and the dishes of a box can be changed until then. A first box that is skipped is refunded in full.\nYou can pause or end the subscription in two clicks and a confirmation from your account. Boxes past their cutoff still come, and points are lost when it ends.\nIf a payment fails, we try again 4, 12 and 20 hours after the first attempt, unless the card was declined for good. A box that stays unpaid is not delivered.\nOne account per household. Our meals are not for children under one year. Sales are final; what arrives damaged is refunded.",
      "Une boîte par semaine. La première est facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h, une heure après sa date limite.\nVous pouvez sauter chaque semaine avant sa date limite, et changer les plats d’une boîte jusque-là. Une première boîte sautée est remboursée en entier.\nVous pouvez mettre l’abonnement en pause ou y mettre fin en deux clics et une confirmation, depuis votre compte. Les boîtes dont la date limite est passée arrivent quand même, et la fin de l’abonnement fait perdre les points.\nSi un paiement échoue, nous réessayons 4, 12 et 20 heures après la première tentative, sauf si la carte a été refusée pour de bon. Une boîte qui reste impayée n’est pas livrée.\nUn seul compte par ménage. Nos repas ne conviennent pas aux enfants de moins d’un an. Les ventes sont fermes; ce qui arrive abîmé est remboursé.",
    ],
    termsMissing: ["Please accept the terms to continue.", "Veuillez accepter les conditions pour continuer."],
    charged: [
      "Charged today, for your first box. Later ones are charged three days before delivery at 1:00 a.m., an hour after their cutoff.",
      "Facturé aujourd’hui, pour la première boîte. Les suivantes le sont trois jours avant la livraison à 1\u00a0h, une heure après leur date limite.",
    ],
    second: [
      "On {{date}} we charge the next box: {{food}} + {{fee}} of delivery, unless you skip it. Taxes extra where they apply.",
      "Le {{date}}, nous facturerons la boîte suivante\u00a0: {{food}} + {{fee}} de livraison, sauf si vous la sautez. Taxes en sus, s’il y a lieu.",
    ],
    secondFree: [
      "On {{date}} we charge the next box: {{food}}, delivery included, unless you skip it. Taxes extra where they apply.",
      "Le {{date}}, nous facturerons la boîte suivante\u00a0: {{food}}, livraison comprise, sauf si vous la sautez. Taxes en sus, s’il y a lieu.",
    ],
    submit: ["Pay {{price}} and start", "Payer {{price}} et commencer"],
    usePaypal: ["Pay with PayPal instead", "Payer plutôt avec PayPal"],
    useCard: ["Use a card instead", "Payer plutôt par carte"],
    paypalReady: ["PayPal is ready", "PayPal est prêt"],
    paypalReadyText: [
      "You approved your PayPal account. Nothing is charged before you confirm below.",
      "Vous avez approuvé votre compte PayPal. Rien n’est facturé avant que vous confirmiez ci-dessous.",
    ],
    paypalCancelled: [
      "You did not approve anything at PayPal. Choose a card, or try PayPal again.",
      "Vous n’avez rien approuvé chez PayPal. Choisissez une carte ou essayez PayPal de nouveau.",
    ],
    changed: ["It is now {{price}}, delivered {{day}}.", "C’est maintenant {{price}}, livraison le {{day}}."],
    declined: ["Nothing was charged.", "Rien n’a été facturé."],
    help: ["Our team can help:", "Notre équipe peut vous aider\u00a0:"],
    tooFew: ["Too few dishes for these tastes", "Trop peu de plats pour ces goûts"],
    tooFewText: [
      "This week’s menu has too few dishes that suit what you told us. Your choices are kept; please change your plan or your tastes.",
      "Le menu de cette semaine compte trop peu de plats qui vous conviennent. Vos choix sont conservés; changez votre forfait ou vos goûts.",
    ],
    toDelivery: ["Choose another window", "Choisir une autre plage"],
    householdTaken: [
      "Nothing was charged just now. If nobody at your address has an account, write to {{email}} and we will sort it out.",
      "Rien ne vient d’être facturé. Si personne chez vous n’a de compte, écrivez à {{email}}\u00a0: nous arrangerons cela.",
    ],
    toPlan: ["Change my plan", "Changer mon forfait"],
    declinedRetry: [
      "Unless another card has paid by then, we try the declined one again on {{date}} at {{time}}, even if you leave this page.",
      "Si aucune autre carte n’a payé d’ici là, nous essaierons de nouveau la carte refusée le {{date}} à {{time}}, même si vous quittez cette page.",
    ],
    declinedWaits: [
      "We will not try the declined card again. Your first box waits for another card until {{date}} at {{time}}; after that, its dishes are no longer held.",
      "Nous n’essaierons plus la carte refusée. Votre première boîte attend une autre carte jusqu’au {{date}} à {{time}}; après, ses plats ne sont plus réservés.",
    ],
    noOrder: [
      "Some of your choices are missing. Please go through the steps again.",
      "Il manque quelques-uns de vos choix. Veuillez refaire les étapes.",
    ],
  },
  heardFrom: {
    title: ["How did you hear of us?", "Comment nous avez-vous connus?"],
    sources: sourceChoices,
    dismiss: ["I’d rather not say", "Je préfère ne pas répondre"],
    thanks: ["Thank you, that helps us.", "Merci, cela nous aide."],
  },
  welcome: {
    title: ["Welcome to the table, {{name}}", "Bienvenue à\u00a0table, {{name}}"],
    first: ["Your first box comes {{day}}, {{window}}", "Votre première boîte arrive le {{day}}, de {{window}}."],
    firstNoDate: ["We are planning your first box.", "Nous planifions votre première boîte."],
    boxes_one: ["{{count}} box is planned for you.", "{{count}} boîte est prévue pour vous."],
    boxes_many: [null, "{{count}} de boîtes sont prévues pour vous."],
    boxes_other: ["{{count}} boxes are planned for you.", "{{count}} boîtes sont prévues pour vous."],
    next: ["Until {{date}}, {{time}}, your next box can be changed.", "Vous pouvez modifier la prochaine jusqu’au {{date}} à {{time}}."],
    inside: ["Your first box", "Votre première boîte"],
    paid: ["{{amount}} charged to {{method}}.", "{{amount}} facturés à {{method}}."],
    receipt: ["See the receipt", "Voir le reçu"],
    see: ["See my boxes", "Voir mes boîtes"],
    tips: ["Good to know", "Bon à savoir"],
    tip1: [
      "Every box shows until when it can be changed, and what it will cost.",
      "Chaque boîte dit jusqu’à quand vous pouvez la modifier et combien elle coûtera.",
    ],
    tip2: [
      "Two clicks skip a week; until its deadline, one brings it back.",
      "Deux clics suffisent pour sauter une semaine; jusqu’à sa date limite, un seul la rétablit.",
    ],
    tip3: [
      "Each delivery earns points: 100 of them are worth a dollar.",
      "Chaque livraison rapporte des points\u00a0: 100 points valent un dollar.",
    ],
  },
} satisfies Words;
