import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Rewards", "Récompenses"],
  text: [
    "Every delivery earns points: 1% of what you spend on food, 2% from $150. 100\u00a0points are worth a dollar. You will exchange them here for gift cards; that is not possible yet.",
    "Chaque livraison rapporte des points\u00a0: 1\u00a0% de vos achats d’aliments, 2\u00a0% dès 150\u00a0$. 100\u00a0points valent un dollar. Vous pourrez les échanger ici contre des cartes-cadeaux; ce n’est pas encore possible.",
  ],
  available: ["Earned", "Acquis"],
  worth: ["worth {{money}}", "soit {{money}}"],
  pending: ["Pending", "En attente"],
  pendingText: ["Yours once the box is delivered.", "À vous dès que la boîte est livrée."],
  ended_one: [
    "Your account was closed on {{date}}: {{number}} point was lost, and boxes earn no more.",
    "Votre compte a été fermé le {{date}}\u00a0: {{number}} point a été perdu, et les boîtes n’en rapportent plus.",
  ],
  ended_many: [
    null,
    "Votre compte a été fermé le {{date}}\u00a0: {{number}} de points ont été perdus, et les boîtes n’en rapportent plus.",
  ],
  ended_other: [
    "Your account was closed on {{date}}: {{number}} points were lost, and boxes earn no more.",
    "Votre compte a été fermé le {{date}}\u00a0: {{number}} points ont été perdus, et les boîtes n’en rapportent plus.",
  ],
  history: ["Box by box", "Boîte par boîte"],
  box: ["Box", "Boîte"],
  points: ["Points", "Points"],
  boxOf: ["Box for {{date}}", "Boîte du {{date}}"],
  boxUnknown: ["Your box", "Votre boîte"],
  state: {
    pending: ["Pending until delivery", "En attente jusqu’à la livraison"],
    earned: ["Yours since {{date}}", "À vous depuis le {{date}}"],
    lost: ["None: the box was not delivered", "Aucun\u00a0: la boîte n’a pas été livrée"],
    closed: ["Lost when the account was closed on {{date}}", "Perdus à la fermeture du compte, le {{date}}"],
  },
  promised_one: ["{{number}} point would have come with it", "elle aurait rapporté {{number}} point"],
  promised_many: [null, "elle aurait rapporté {{number}} de points"],
  promised_other: ["{{number}} points would have come with it", "elle aurait rapporté {{number}} points"],
  unskip_one: ["including {{number}} point for the week you brought back", "dont {{number}} point pour la semaine rétablie"],
  unskip_many: [null, "dont {{number}} de points pour la semaine rétablie"],
  unskip_other: ["including {{number}} points for the week you brought back", "dont {{number}} points pour la semaine rétablie"],
  takenBack_one: ["{{number}} point taken back with a refund", "{{number}} point repris lors d’un remboursement"],
  takenBack_many: [null, "{{number}} de points repris lors d’un remboursement"],
  takenBack_other: ["{{number}} points taken back with a refund", "{{number}} points repris lors d’un remboursement"],
  more: ["Show older ones", "Voir les plus anciennes"],
  emptyTitle: ["No points yet", "Pas encore de points"],
  emptyText: ["Your first delivery earns the first ones.", "Votre première livraison apportera les premiers."],
  error: ["Your points could not be loaded", "Vos points n’ont pas pu être chargés"],
} satisfies Words;
