import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  back: ["My boxes", "Mes boîtes"],
  title: ["Your box for {{day}}", "Votre boîte du {{day}}"],
  kinds: ["What kind", "Type de plats"],
  add: ["Add", "Ajouter"],
  addLabel: ["Add {{dish}}", "Ajouter\u00a0: {{dish}}"],
  soldOut: ["Sold out", "Épuisé"],
  noneLeft: ["None left", "Il n’en reste plus"],
  left_one: ["{{count}} left", "Il en reste {{count}}"],
  left_many: [null, "Il en reste {{count}}"],
  left_other: ["{{count}} left", "Il en reste {{count}}"],
  emptySearchTitle: ["Nothing by that name", "Aucun résultat"],
  emptyFilterTitle: ["Nothing matches all of that", "Rien ne correspond à tous ces critères"],
  emptyText: ["Try fewer words or filters.", "Essayez avec moins de mots ou de filtres."],
  clear: ["Show everything", "Tout montrer"],
  found_one: ["{{count}} result", "{{count}} résultat"],
  found_many: [null, "{{count}} de résultats"],
  found_other: ["{{count}} results", "{{count}} résultats"],
  cart: ["Your box", "Votre boîte"],
  cartEmpty: ["Your box is empty. Add what you feel like.", "Votre boîte est vide. Ajoutez-y ce qui vous tente."],
  open: ["See my box", "Voir ma boîte"],
  minimum: ["Order minimum", "Commande minimale"],
  minimumText: ["{{amount}} of {{minimum}}", "{{amount}} sur {{minimum}}"],
  minimumMissing: ["Add {{missing}}, and this box will be delivered.", "Ajoutez {{missing}} pour que cette boîte soit livrée."],
  freeNear: ["Add {{missing}} and delivery is on us.", "Ajoutez {{missing}} et la livraison est offerte."],
  save: ["Save my box", "Enregistrer ma boîte"],
  saved: ["Your box is saved", "Votre boîte est enregistrée"],
  savedShort: ["Saved, but {{missing}} short of the minimum", "Enregistrée, mais il manque {{missing}} pour atteindre le minimum"],
  savedShortText: [
    "Until {{date}}, {{time}} you can complete it. As it stands, it will be neither delivered nor charged.",
    "Telle quelle, cette boîte ne sera ni livrée ni facturée. Vous pouvez la compléter jusqu’au {{date}}, {{time}}.",
  ],
  savedText: ["Until {{date}}, {{time}}, you can change it again.", "Vous pouvez encore la modifier jusqu’au {{date}}, {{time}}."],
  unchanged: ["Nothing to save", "Rien à enregistrer"],
  leaveTitle: ["Unsaved changes", "Changements non enregistrés"],
  leaveText: [
    "Your cart changes won’t be saved if you leave your order. Do you want to continue?",
    "Les changements à votre panier ne seront pas enregistrés si vous quittez votre commande. Voulez-vous continuer?",
  ],
  leaveCancel: ["Stay", "Rester"],
  leaveConfirm: ["Leave without saving", "Quitter sans enregistrer"],
  movedTitle: ["This box was changed in another window", "Cette boîte a été modifiée dans une autre fenêtre"],
  movedText: [
    "So that nothing gets lost, this window can no longer save. Reload to see the box as it is now.",
    "Pour ne rien perdre, cette fenêtre ne peut plus enregistrer. Rechargez pour voir la boîte telle qu’elle est.",
  ],
  reload: ["Reload", "Recharger"],
  cutoffNext: ["Your next one can still be changed.", "La suivante peut encore être modifiée."],
  why: {
    skipped: {
      title: ["This week is skipped", "Cette semaine est sautée"],
      text: ["Bring it back from your boxes before you edit it.", "Rétablissez-la depuis vos boîtes avant de la modifier."],
    },
    staysSkipped: {
      title: ["This week is skipped", "Cette semaine est sautée"],
      text: [
        "Its cutoff has passed, so it can no longer be brought back. Nothing comes and nothing is charged.",
        "Sa date limite est passée\u00a0: elle ne peut plus être rétablie. Rien n’arrive et rien n’est facturé.",
      ],
    },
    returned: {
      title: ["This box was refunded", "Cette boîte vous a été remboursée"],
      text: [
        "You skipped it, and everything you had paid is refunded.",
        "Vous l’avez sautée, et tout ce que vous aviez payé vous est rendu.",
      ],
    },
    accountClosed: {
      title: ["Your subscription is closed", "Votre abonnement est fermé"],
      text: [
        "This week cannot be brought back. Nothing comes and nothing is charged.",
        "Cette semaine ne peut pas être rétablie. Rien n’arrive et rien n’est facturé.",
      ],
    },
    minimumNotMet: {
      title: ["This box did not meet the minimum", "Cette boîte n’a pas atteint le minimum"],
      text: [
        "It closed on {{date}} at {{time}}, below the minimum: it will not be delivered, and nothing is charged.",
        "Elle était encore sous le minimum à sa date limite, le {{date}} à {{time}}\u00a0: elle ne sera pas livrée et rien n’est facturé.",
      ],
    },
    unpaid: {
      title: ["This box is not paid yet", "Cette boîte n’est pas encore payée"],
      text: [
        "It can no longer be changed, and we prepare it only once its payment goes through.",
        "Elle ne peut plus être modifiée et ne sera préparée qu’une fois son paiement accepté.",
      ],
    },
    neverPaid: {
      title: ["This box was not paid", "Cette boîte n’a pas été payée"],
      text: [
        "The payment did not go through: it was not prepared, and nothing was charged.",
        "Le paiement n’a pas été accepté\u00a0: elle n’a pas été préparée et rien n’a été facturé.",
      ],
    },
    charging: {
      title: ["The payment of this box is under way", "Le paiement de cette boîte est en cours"],
      text: ["It can no longer be changed.", "Elle ne peut plus être modifiée."],
    },
    notDelivered: {
      title: ["This box could not be delivered", "Cette boîte n’a pas pu être livrée"],
      text: ["It can no longer be changed.", "Elle ne peut plus être modifiée."],
    },
    delivered: {
      title: ["This box was delivered", "Cette boîte est livrée"],
      text: ["It can no longer be changed.", "Elle ne peut plus être modifiée."],
    },
    onItsWay: {
      title: ["This box is on its way", "Cette boîte est en route"],
      text: ["It can no longer be changed.", "Elle ne peut plus être modifiée."],
    },
    prepared: {
      title: ["The cutoff has passed", "La date limite est passée"],
      text: [
        "This box closed on {{date}} at {{time}} and is being prepared.",
        "Vous pouviez modifier cette boîte jusqu’au {{date}}, {{time}}. Elle est maintenant en préparation.",
      ],
    },
    additionsClosed: {
      title: ["Additions are closed", "Les ajouts sont terminés"],
      text: [
        "It is being prepared: items could be added until {{time}} on {{date}}.",
        "Vous pouviez ajouter des articles à cette boîte jusqu’au {{date}}, {{time}}. Elle est en préparation.",
      ],
    },
    refunded: {
      title: ["This box was refunded", "Cette boîte a été remboursée"],
      text: ["Nothing can be added to it any more.", "Plus rien ne peut y être ajouté."],
    },
    cutoff: {
      title: ["The cutoff has passed", "La date limite est passée"],
      text: [
        "This box closed on {{date}} at {{time}} and can no longer be changed.",
        "Vous pouviez modifier cette boîte jusqu’au {{date}}, {{time}}.",
      ],
    },
  },
  notFoundTitle: ["We could not find that box", "Nous n’avons pas trouvé cette boîte"],
  notFoundText: ["It may belong to another account.", "Elle appartient peut-être à un autre compte."],
  track: ["Follow this box", "Suivre cette boîte"],
  backToBoxes: ["Back to my boxes", "Retour à mes boîtes"],
  soldOutWhileSaving: [
    "Someone was quicker: an item has sold out. Here is what is left; please check your box.",
    "Quelqu’un a été plus rapide\u00a0: un article est épuisé. Voici ce qui reste; vérifiez votre boîte.",
  ],
  mealsWait_one: [
    "This box is too small for all of your free meals: {{count}} waits for the next one.",
    "Cette boîte est trop petite pour tous vos repas offerts\u00a0: {{count}} attend la prochaine.",
  ],
  mealsWait_many: [null, "Cette boîte est trop petite pour tous vos repas offerts\u00a0: {{count}} attendent la prochaine."],
  mealsWait_other: [
    "This box is too small for all of your free meals: {{count}} wait for the next one.",
    "Cette boîte est trop petite pour tous vos repas offerts\u00a0: {{count}} attendent la prochaine.",
  ],
  change: {
    paid: ["Already paid", "Déjà payé"],
    toPay: ["To pay now", "À payer maintenant"],
    goesBack: ["To be refunded", "À vous rembourser"],
    same: ["The same price as before: nothing to pay, nothing to refund.", "Même prix qu’avant\u00a0: rien à payer, rien à rembourser."],
    noMethod: ["your card", "votre carte"],
    toMethod: ["Charged to {{method}} when you save.", "Facturé à {{method}} dès que vous enregistrez."],
    backToMethod: ["Refunded to {{method}}.", "Remboursé sur {{method}}."],
    split: [
      "{{card}} charged to {{method}}, {{balance}} from your balance.",
      "{{card}} facturés à {{method}}, {{balance}} pris sur votre solde.",
    ],
    backSplit: ["{{card}} to {{method}}, {{balance}} to your balance.", "{{card}} sur {{method}}, {{balance}} à votre solde."],
    pay: ["Pay {{price}} and save", "Payer {{price}} et enregistrer"],
    giveBack: ["Save, {{price}} refunded", "Enregistrer, {{price}} remboursés"],
    minimumMissing: [
      "Add {{missing}} to be able to save. To go without a box this week, skip it.",
      "Ajoutez {{missing}} pour pouvoir enregistrer. Pour vous passer de boîte cette semaine, sautez-la.",
    ],
    saved: ["Your box is changed", "Votre boîte est modifiée"],
    failedTitle: ["The payment did not go through", "Le paiement n’a pas fonctionné"],
    failedText: [
      "{{method}} was declined. Your box stays as it was, and nothing was charged. Try another card.",
      "{{method}} a été refusée. Votre boîte reste comme elle était, et rien n’a été facturé. Essayez avec une autre carte.",
    ],
    undecidedTitle: ["We are waiting to hear from the bank", "Nous attendons la réponse de la banque"],
    undecidedText: [
      "Your box stays as it was until the payment is confirmed. You will not pay twice.",
      "Votre boîte reste comme elle était tant que le paiement n’est pas confirmé. Vous ne paierez pas deux fois.",
    ],
    again: ["Try {{method}} again", "Réessayer {{method}}"],
    ask: ["Check again", "Vérifier"],
    withThis: ["Pay {{price}} with this card", "Payer {{price}} avec cette carte"],
  },
} satisfies Words;
