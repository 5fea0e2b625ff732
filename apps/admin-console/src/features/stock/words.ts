import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Stock & slots", "Stock et plages"],
  item: ["Item", "Article"],
  items: ["Stock of the week", "Stock de la semaine"],
  sku: ["Number", "Numéro"],
  units: ["Opened", "Ouvert"],
  taken: ["Taken", "Pris"],
  left: ["Left", "Reste"],
  bar: ["Taken, as a bar", "Pris, en barre"],
  count_one: ["{{formatted}} item", "{{formatted}} article"],
  count_many: [null, "{{formatted}} d’articles"],
  count_other: ["{{formatted}} items", "{{formatted}} articles"],
  empty: ["No stock fits this filter", "Aucun stock ne correspond à ce filtre"],
  emptyText: ["Stock is opened when the week’s menu is published.", "Le stock est ouvert quand le menu de la semaine est publié."],
  slots: ["Delivery windows: taken of opened", "Plages de livraison\u00a0: prises sur ouvertes"],
  depotAndWindow: ["Depot and window", "Dépôt et plage"],
  leftOf_one: ["{{formatted}} place left", "reste {{formatted}} place"],
  leftOf_many: [null, "reste {{formatted}} de places"],
  leftOf_other: ["{{formatted}} places left", "reste {{formatted}} places"],
  notOffered: ["not offered", "pas offerte"],
  noSlots: ["No delivery windows are open in this week", "Aucune plage de livraison n’est ouverte cette semaine-là"],
} satisfies Words;
