import { creditSourceLabels } from "@tablee/domain/credit/words";
import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Payment settings", "Paramètres de paiement"],
  text: ["How you pay, your balance and your payments.", "Votre mode de paiement, votre solde et vos paiements."],
  error: ["Your payment settings could not be loaded", "Vos paramètres de paiement n’ont pas pu être chargés"],
  method: ["How you pay", "Votre mode de paiement"],
  none: ["Your account has no payment method yet.", "Votre compte n’a encore aucun mode de paiement."],
  addCard: ["Add a card", "Ajouter une carte"],
  changeCard: ["Change card", "Changer de carte"],
  payByCard: ["Pay by card", "Payer par carte"],
  usePaypal: ["Pay with PayPal", "Payer avec PayPal"],
  useCard: ["Use this card", "Utiliser cette carte"],
  cardTitle: ["Pay with another card", "Payer avec une autre carte"],
  cardText: [
    "Your boxes are charged to it from now on. A box, bag or kit that is not paid yet is charged to it at once.",
    "Vos boîtes y seront facturées à partir de maintenant. Une boîte, un sac ou une trousse encore impayés y seront facturés aussitôt.",
  ],
  cardChanged: ["Your next boxes are charged to {{method}}.", "Vos prochaines boîtes seront facturées à {{method}}."],
  charged: {
    paid: ["{{amount}} charged to {{method}} for your {{day}} box.", "{{amount}} facturés à {{method}} pour la boîte du {{day}}."],
    declined: [
      "{{method}} was declined as well: the box for {{day}} is still not paid.",
      "Le paiement par {{method}} a aussi été refusé\u00a0: la boîte du {{day}} reste impayée.",
    ],
    "paid-before": [
      "The box for {{day}} has just been paid with your previous payment method.",
      "La boîte du {{day}} vient d’être payée par votre mode de paiement précédent.",
    ],
    "not-tried": [
      "Nothing was charged for your {{day}} box, which is still not paid.",
      "Rien n’a été débité pour la boîte du {{day}}, qui reste impayée.",
    ],
    unknown: [
      "The payment for your {{day}} box is under way. Reload this page in a moment to see whether it went through.",
      "Le paiement de la boîte du {{day}} est en cours. Rechargez cette page dans un instant pour voir s’il a été accepté.",
    ],
  },
  returnable: { bag: ["an insulated bag", "un sac isotherme"], kit: ["a zero-waste kit", "une trousse zéro déchet"] },
  chargedFor: {
    paid: [
      "{{amount}} charged to {{method}} for {{what}}. Return it, and you get the money back.",
      "{{amount}} facturés à {{method}} pour {{what}}. S’il nous revient, la somme vous est rendue.",
    ],
    declined: [
      "{{method}} was declined as well: {{amount}} for {{what}} are still not paid.",
      "Le paiement par {{method}} a aussi été refusé\u00a0: {{amount}} pour {{what}} restent impayés.",
    ],
    "paid-before": [
      "{{amount}} for {{what}} have just been paid with your previous payment method.",
      "{{amount}} pour {{what}} viennent d’être payés par votre mode de paiement précédent.",
    ],
    "not-tried": [
      "Nothing was charged for {{what}}: {{amount}} are still not paid.",
      "Rien n’a été débité pour {{what}}\u00a0: {{amount}} restent impayés.",
    ],
    unknown: [
      "The payment for {{what}} is under way. Reload this page in a moment to see whether it went through.",
      "Le paiement pour {{what}} est en cours. Rechargez cette page dans un instant pour voir s’il a été accepté.",
    ],
  },
  paypalTitle: ["Pay with PayPal?", "Payer avec PayPal?"],
  paypalText: [
    "Your boxes are charged to your PayPal account from now on. A box, bag or kit that is not paid yet is charged to it at once.",
    "Vos boîtes seront facturées à votre compte PayPal à partir de maintenant. Une boîte, un sac ou une trousse encore impayés y seront facturés aussitôt.",
  ],
  paypalConfirm: ["Continue with PayPal", "Continuer avec PayPal"],
  paypalSaving: ["One moment: your PayPal account is being saved.", "Un instant\u00a0: nous enregistrons votre compte PayPal."],
  paypalCancelled: [
    "You did not approve anything at PayPal. Your payment method is unchanged.",
    "Vous n’avez rien approuvé chez PayPal. Votre mode de paiement reste le même.",
  ],
  unpaid: {
    title: ["Not paid yet", "Encore impayé"],
    row: ["Box for {{day}}: {{amount}}", "Boîte du {{day}}\u00a0: {{amount}}"],
    retry: [
      "We try again on {{date}} at {{time}}, or right away with another card.",
      "Nous réessaierons le {{date}} à {{time}}. Une autre carte serait débitée aussitôt.",
    ],
    another: [
      "We will not try this card again. Add another by {{date}}, {{time}}: it is charged right away. Otherwise the box is not delivered.",
      "Nous ne réessaierons pas avec cette carte. Ajoutez-en une autre d’ici le {{date}}, {{time}}\u00a0: elle sera débitée aussitôt. Sinon, la boîte ne sera pas livrée.",
    ],
    last: [
      "We will not try this card again. Add another: it is charged right away. Otherwise the box is not delivered.",
      "Nous ne réessaierons pas avec cette carte. Ajoutez-en une autre\u00a0: elle sera débitée aussitôt. Sinon, la boîte ne sera pas livrée.",
    ],
    charging: ["The payment is under way.", "Le paiement est en cours."],
  },
  credit: ["Your balance", "Votre solde"],
  promotional: ["Promotional balance", "Solde promotionnel"],
  promotionalText: ["Used first.", "Utilisé en premier."],
  purchased: ["Gift card balance", "Solde de cartes-cadeaux"],
  purchasedText: ["Never expires.", "N’expire jamais."],
  credits: ["Gift cards and credits", "Cartes-cadeaux et crédits"],
  noCredits: [
    "No gift cards or credits yet. If you have a code, enter it below.",
    "Pas encore de carte-cadeau ni de crédit. Si vous avez un code, entrez-le ci-dessous.",
  ],
  col: {
    name: ["Name", "Nom"],
    created: ["Since", "Depuis"],
    value: ["Value", "Valeur"],
    used: ["Used", "Utilisé"],
    left: ["Left", "Solde"],
    expires: ["Expires", "Expiration"],
  },
  never: ["never", "jamais"],
  source: creditSourceLabels,
  code: {
    title: ["Promo code or gift card", "Code promo ou carte-cadeau"],
    label: ["Code", "Code"],
    apply: ["Apply", "Appliquer"],
    applied: ["The code is applied.", "Le code est appliqué."],
    redeemed: [
      "The gift card is redeemed: it pays for your next boxes.",
      "La carte-cadeau est utilisée : elle paie vos prochaines boîtes.",
    ],
    counts: ["In effect", "En vigueur"],
    drop: ["Remove the code", "Retirer le code"],
    dropped: [
      "The code is removed. It no longer applies to boxes that can still be changed.",
      "Le code est retiré. Son rabais ne vaut plus pour les boîtes qui peuvent encore être modifiées.",
    ],
    missing: ["Please enter a code.", "Veuillez entrer un code."],
    malformed: ["A code has 2 to 40 characters.", "Un code compte de 2 à 40 caractères."],
  },
  receipts: {
    send: ["Send by email", "Envoyer par courriel"],
    sendAll: ["Send the chosen receipts", "Envoyer les reçus choisis"],
    sent: ["Your receipts are on their way to your inbox.", "Vos reçus sont en route vers votre boîte courriel."],
    choose: ["Choose the receipt for {{date}}", "Choisir le reçu du {{date}}"],
    text: ["Choose receipts to have them sent to your own address.", "Choisissez des reçus pour les recevoir à votre adresse."],
  },
  history: {
    title: ["Payment history", "Historique des paiements"],
    text: ["What was charged and refunded, newest first.", "Ce qui a été facturé et remboursé, du plus récent au plus ancien."],
    error: ["Your payments could not be loaded", "Vos paiements n’ont pas pu être chargés"],
    empty: ["No payments yet", "Aucun paiement pour l’instant"],
    emptyText: [
      "Your first payment shows here once a box is charged.",
      "Votre premier paiement apparaît ici dès qu’une boîte est facturée.",
    ],
    paid: ["Payment date", "Date du paiement"],
    delivery: ["Delivery date", "Date de livraison"],
    amount: ["Billed amount", "Montant facturé"],
    what: ["For", "Objet"],
    kind: {
      order: ["Box", "Boîte"],
      addition: ["Added items", "Articles ajoutés"],
      change: ["Changed box", "Boîte modifiée"],
      refund: ["Refund", "Remboursement"],
      bag: ["Insulated bag not returned", "Sac isotherme non rendu"],
      kit: ["Zero-waste kit not returned", "Trousse zéro déchet non rendue"],
      "bag-refund": ["Refund: insulated bag returned", "Remboursement\u00a0: sac isotherme rendu"],
      "kit-refund": ["Refund: zero-waste kit returned", "Remboursement\u00a0: trousse zéro déchet rendue"],
    },
    split: ["{{card}} by card or PayPal, {{balance}} from your balance", "{{card}} par carte ou PayPal, {{balance}} de votre solde"],
    receipt: ["Receipt {{number}}", "Reçu {{number}}"],
    more: ["Show older ones", "Montrer les plus anciens"],
  },
} satisfies Words;
