import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "Récompenses",
  text: "Chaque livraison rapporte des points\u00a0: 1\u00a0% de vos achats d’aliments, 2\u00a0% dès 150\u00a0$. 100 points valent un dollar.",
  available: "À dépenser",
  worth: "soit {{money}}",
  pending: "En route",
  pendingText: "À vous dès la livraison de leurs boîtes.",
  history: "D’où ils viennent",
  date: "Date",
  what: "Quoi",
  change: "Points",
  kind: {
    "pending-order": "Boîte payée, points en route",
    "pending-unskip": "Boîte rétablie, points en route",
    "matured-order": "Boîte livrée",
    "matured-unskip": "Boîte rétablie et livrée",
    "forfeited-order": "La boîte n’a pas eu lieu",
    "forfeited-unskip": "La boîte n’a pas eu lieu",
    "taken-back-order": "Repris lors d’un remboursement",
    "taken-back-unskip": "Repris lors d’un remboursement",
  },
  delivery: "livraison du {{day}}",
  more: "Voir les plus anciens",
  emptyTitle: "Pas encore de points",
  emptyText: "Votre première livraison apportera les premiers.",
  error: "Vos points n’ont pas pu être chargés",
};
