import type { words as english } from "./en.ts";

export const words: typeof english & {
  promised_many: string;
  unskip_many: string;
  takenBack_many: string;
  ended_many: string;
} = {
  title: "Récompenses",
  text: "Chaque livraison rapporte des points\u00a0: 1\u00a0% de vos achats d’aliments, 2\u00a0% dès 150\u00a0$. 100\u00a0points valent un dollar. Vous pourrez les échanger ici contre des cartes-cadeaux; ce n’est pas encore possible.",
  available: "Acquis",
  worth: "soit {{money}}",
  pending: "En route",
  pendingText: "À vous dès que la boîte est livrée.",
  ended_one: "Votre compte a été fermé le {{date}}\u00a0: {{number}} point a été perdu, et les boîtes n’en rapportent plus.",
  ended_many: "Votre compte a été fermé le {{date}}\u00a0: {{number}} de points ont été perdus, et les boîtes n’en rapportent plus.",
  ended_other: "Votre compte a été fermé le {{date}}\u00a0: {{number}} points ont été perdus, et les boîtes n’en rapportent plus.",
  history: "Boîte par boîte",
  box: "Boîte",
  points: "Points",
  boxOf: "Boîte du {{date}}",
  boxUnknown: "Votre boîte",
  state: {
    pending: "En route jusqu’à la livraison",
    earned: "À vous depuis le {{date}}",
    lost: "Aucun\u00a0: la boîte n’a pas été livrée",
    closed: "Perdus à la fermeture du compte, le {{date}}",
  },
  promised_one: "elle aurait rapporté {{number}} point",
  promised_many: "elle aurait rapporté {{number}} de points",
  promised_other: "elle aurait rapporté {{number}} points",
  unskip_one: "dont {{number}} point pour la semaine rétablie",
  unskip_many: "dont {{number}} de points pour la semaine rétablie",
  unskip_other: "dont {{number}} points pour la semaine rétablie",
  takenBack_one: "{{number}} point repris lors d’un remboursement",
  takenBack_many: "{{number}} de points repris lors d’un remboursement",
  takenBack_other: "{{number}} points repris lors d’un remboursement",
  more: "Voir les plus anciennes",
  emptyTitle: "Pas encore de points",
  emptyText: "Votre première livraison apportera les premiers.",
  error: "Vos points n’ont pas pu être chargés",
};
