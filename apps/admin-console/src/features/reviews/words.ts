import type { Words } from "@tablee/domain/kernel/words";
import { againWords, dislikeWords } from "@tablee/domain/review/words";

export const words = {
  title: ["Reviews", "Avis"],
  item: ["Dish", "Plat"],
  sku: ["Number", "Numéro"],
  reviews: ["Reviews", "Avis"],
  average: ["Average", "Moyenne"],
  trend: ["Trend", "Tendance"],
  noTrend: ["new", "nouveau"],
  answers: ["Never to definitely", "Jamais à certainement"],
  never: ["Never", "Jamais"],
  definitely: ["Definitely", "Certainement"],
  yes: ["Recommend it", "Recommandé"],
  dislikes: {
    taste: ["Taste", "Goût"],
    instructions: ["Recipe", "Fiche"],
    delivery: ["Delivery", "Livraison"],
    ingredients: ["Quality", "Qualité"],
  },
  period: ["Period", "Période"],
  weeks: {
    4: ["Last 4 weeks", "4 dernières semaines"],
    12: ["Last 12 weeks", "12 dernières semaines"],
    52: ["Last 52 weeks", "52 dernières semaines"],
  },
  count_one: ["{{formatted}} dish", "{{formatted}} plat"],
  count_many: [null, "{{formatted}} de plats"],
  count_other: ["{{formatted}} dishes", "{{formatted}} plats"],
  empty: ["No reviews fit this filter", "Aucun avis ne correspond à ce filtre"],
  emptyText: ["Customers rate the dishes of boxes that were delivered.", "Les clients notent les plats des boîtes livrées."],
  words: ["In their words: {{dish}}", "En leurs mots\u00a0: {{dish}}"],
  choose: ["Open a dish to read what customers wrote about it.", "Ouvrez un plat pour lire ce que les clients en ont écrit."],
  heading: ["Heading", "Rubrique"],
  text: {
    liked: ["Most liked", "Le plus aimé"],
    note: ["Notes for next time", "Notes pour la prochaine fois"],
    ...dislikeWords,
  },
  again: againWords,
  noWords: ["Nobody wrote anything under this heading.", "Personne n’a rien écrit sous cette rubrique."],
  more: ["Show older ones", "Montrer les plus anciens"],
} satisfies Words;
