import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  kinds: ["What kind", "Type de plats"],
  clear: ["Show everything", "Tout montrer"],
  count_one: ["{{count}} dish", "{{count}} plat"],
  count_many: [null, "{{count}} de plats"],
  count_other: ["{{count}} dishes", "{{count}} plats"],
  items_one: ["{{count}} item", "{{count}} article"],
  items_many: [null, "{{count}} d’articles"],
  items_other: ["{{count}} items", "{{count}} articles"],
  found_one: ["{{count}} result", "{{count}} résultat"],
  found_many: [null, "{{count}} de résultats"],
  found_other: ["{{count}} results", "{{count}} résultats"],
  nothingFound: ["Nothing by that name this week", "Rien de ce nom cette semaine"],
  nothingFoundText: ["Try fewer words, or look at another week.", "Essayez avec moins de mots, ou voyez une autre semaine."],
  market: ["Add any of these to your box once you have a plan.", "Ajoutez-les à votre boîte dès que vous avez un forfait."],
  emptyTitle: ["Nothing matches all of that", "Rien ne correspond à tous ces critères"],
  emptyText: [
    "Try one filter fewer. New dishes arrive every week.",
    "Essayez avec un filtre de moins. De nouveaux plats arrivent chaque semaine.",
  ],
} satisfies Words;
