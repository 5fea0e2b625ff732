import type { ui as english } from "./ui.en.ts";

/** The same words in French; U+00A0 is written as an escape so that it can be seen. */
export const ui: typeof english = {
  close: "Fermer",
  cancel: "Annuler",
  loading: "Chargement…",
  previous: "Précédent",
  next: "Suivant",
  undo: "Annuler",
  retry: "Réessayer",
  dismiss: "Masquer",
  optional: "facultatif",
  choose: "Choisir…",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  clearSearch: "Effacer la recherche",
  notifications: "Notifications",
  quantity: {
    decrease: "Un de moins\u00a0: {{label}}",
    increase: "Un de plus\u00a0: {{label}}",
    remove: "Retirer\u00a0: {{label}}",
    now: "{{label}}\u00a0: {{count}}",
  },
  confirm: {
    type: "Pour confirmer, tapez <phrase>{{phrase}}</phrase>",
  },
  stepper: {
    label: "Étapes",
    position: "Étape {{current}} sur {{total}}",
    done: "terminée",
  },
  sort: {
    ascending: "tri croissant",
    descending: "tri décroissant",
  },
  offline: {
    title: "Vous êtes hors ligne.",
    text: "L’affichage peut ne plus être à jour. Tout se remettra à jour dès votre retour.",
  },
  shown: {
    stale: "Ces chiffres datent peut-être de quelques secondes.",
    underWay: "En cours",
    pending: "En cours\u00a0: {{list}}.",
    long: "C’est plus long que d’habitude\u00a0: {{list}}. Le tout s’affichera ici automatiquement.",
    what: {
      charges: "le paiement de ce qui reste dû",
      credit: "le crédit",
      items: "les articles de chaque boîte",
      points: "les points",
      prices: "le prix des prochaines boîtes",
      refunds: "le remboursement",
      weeks: "les semaines à venir",
    },
  },
  error: {
    title: "Un problème est survenu",
    text: "Nous reprenons notre souffle; réessayez dans un instant.",
    reference: "Référence\u00a0: {{id}}",
  },
  price: {
    was: "Prix courant\u00a0: {{price}}",
    free: "Gratuit",
  },
  theme: {
    label: "Apparence",
    light: "Clair",
    dark: "Sombre",
    system: "Comme mon appareil",
  },
};
