import type { Words } from "@tablee/domain/kernel/words";

/** The few words of the components themselves. */
export const ui = {
  close: ["Close", "Fermer"],
  cancel: ["Cancel", "Annuler"],
  loading: ["Loading…", "Chargement…"],
  previous: ["Previous", "Précédent"],
  next: ["Next", "Suivant"],
  undo: ["Undo", "Annuler"],
  retry: ["Try again", "Réessayer"],
  dismiss: ["Dismiss", "Masquer"],
  optional: ["optional", "facultatif"],
  choose: ["Choose…", "Choisir…"],
  showPassword: ["Show password", "Afficher le mot de passe"],
  hidePassword: ["Hide password", "Masquer le mot de passe"],
  clearSearch: ["Clear the search", "Effacer la recherche"],
  notifications: ["Notifications", "Notifications"],
  quantity: {
    decrease: ["One less: {{label}}", "Un de moins\u00a0: {{label}}"],
    increase: ["One more: {{label}}", "Un de plus\u00a0: {{label}}"],
    remove: ["Remove: {{label}}", "Retirer\u00a0: {{label}}"],
    now: ["{{label}}: {{count}}", "{{label}}\u00a0: {{count}}"],
  },
  confirm: {
    type: ["To confirm, type <phrase>{{phrase}}</phrase>", "Pour confirmer, tapez <phrase>{{phrase}}</phrase>"],
  },
  stepper: {
    label: ["Steps", "Étapes"],
    position: ["Step {{current}} of {{total}}", "Étape {{current}} sur {{total}}"],
    done: ["done", "terminée"],
  },
  sort: {
    ascending: ["sorted ascending", "tri croissant"],
    descending: ["sorted descending", "tri décroissant"],
  },
  offline: {
    title: ["You are offline.", "Vous êtes hors ligne."],
    away: ["We cannot be reached for now.", "Nous sommes injoignables pour l’instant."],
    text: [
      "This page may be out of date. It refreshes as soon as it can.",
      "Cette page peut ne pas être à jour. Elle se rafraîchira dès que possible.",
    ],
  },
  late: {
    title: ["No connection", "Pas de connexion"],
    part: [
      "This part of the page needs a connection. It opens as soon as there is one.",
      "Cette partie de la page demande une connexion. Elle s’ouvrira dès qu’il y en aura une.",
    ],
    page: [
      "This page needs a connection. It appears as soon as there is one.",
      "Cette page demande une connexion. Elle s’affichera dès qu’il y en aura une.",
    ],
    read: ["Waiting for our answer…", "En attente de notre réponse…"],
  },
  newVersion: {
    text: [
      "There is a new version of this page. What you entered stays.",
      "Il y a une nouvelle version de cette page. Ce que vous avez saisi reste.",
    ],
    use: ["Use the new version", "Utiliser la nouvelle version"],
  },
  shown: {
    stale: ["These figures may be a few seconds old.", "Ces chiffres datent peut-être de quelques secondes."],
    underWay: ["Under way", "En cours"],
    pending: ["Under way: {{list}}.", "En cours\u00a0: {{list}}."],
    long: [
      "This takes longer than usual: {{list}}. It will appear here automatically.",
      "C’est plus long que d’habitude\u00a0: {{list}}. Le tout s’affichera ici automatiquement.",
    ],
    what: {
      charges: ["the charge of what is unpaid", "le paiement de ce qui reste dû"],
      credit: ["credit", "le crédit"],
      items: ["items that come with every box", "les articles de chaque boîte"],
      points: ["points", "les points"],
      prices: ["prices of the boxes to come", "le prix des prochaines boîtes"],
      refunds: ["the refund", "le remboursement"],
      weeks: ["the weeks to come", "les semaines à venir"],
    },
  },
  error: {
    title: ["Something went wrong", "Un problème est survenu"],
    text: ["We are catching our breath; please try again in a moment.", "Nous reprenons notre souffle; réessayez dans un instant."],
    reference: ["Reference: {{id}}", "Référence\u00a0: {{id}}"],
  },
  price: {
    was: ["Regular price: {{price}}", "Prix courant\u00a0: {{price}}"],
    free: ["Free", "Gratuit"],
  },
  theme: {
    label: ["Appearance", "Apparence"],
    light: ["Light", "Clair"],
    dark: ["Dark", "Sombre"],
    system: ["Same as my device", "Comme mon appareil"],
  },
} satisfies Words;
