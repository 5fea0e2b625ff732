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
    "pending-order": "Boîte du {{day}} payée, points en route",
    "pending-unskip": "Boîte du {{day}} rétablie, points en route",
    "matured-order": "Boîte du {{day}} livrée",
    "matured-unskip": "Boîte rétablie du {{day}} livrée",
    "forfeited-order": "La boîte du {{day}} n’a pas eu lieu",
    "forfeited-unskip": "La boîte du {{day}} n’a pas eu lieu",
    "taken-back-order": "Repris avec le remboursement du {{day}}",
    "taken-back-unskip": "Repris avec le remboursement du {{day}}",
  },
  more: "Voir les plus anciens",
  emptyTitle: "Pas encore de points",
  emptyText: "Votre première livraison apportera les premiers.",
  error: "Vos points n’ont pas pu être chargés",
};
