import type { Words } from "@tablee/domain/kernel/words";

/** The words around the pages of text, which the editors write. */
export const words = {
  onThisPage: ["On this page", "Sur cette page"],
  revised: ["In force since {{day}}.", "En vigueur depuis le {{day}}."],
  applies: [
    "A subscription from before keeps the version that was accepted with it, until seven full days after we write about a new version.",
    "Un abonnement antérieur garde la version acceptée avec lui, jusqu’à sept jours entiers après notre courriel au sujet d’une nouvelle version.",
  ],
  replaced: ["A newer version has replaced this one.", "Une version plus récente a remplacé celle-ci."],
  versions: ["Versions of these terms", "Versions de ces conditions"],
  version: ["Version {{number}}, accepted at sign-up since {{day}}", "Version {{number}}, acceptée à l’inscription depuis le {{day}}"],
  figure: {
    boxes: ["boxes delivered", "boîtes livrées"],
    lent: ["bags and kits lent", "sacs et trousses prêtés"],
    returned: ["bags and kits back with us", "sacs et trousses revenus chez nous"],
  },
  asOf: ["Counted up to {{day}}.", "Chiffres arrêtés au {{day}}."],
  tooEarly: ["There is not enough to count yet.", "Il n’y a pas encore assez à compter."],
  cities_one: ["{{shown}} city", "{{shown}} ville"],
  cities_many: [null, "{{shown}} de villes"],
  cities_other: ["{{shown}} cities", "{{shown}} villes"],
  households: ["More than {{shown}} households at the table", "Plus de {{shown}} ménages à table"],
  diets: ["This week’s meals by diet", "Les plats de la semaine par régime"],
  allMeals_one: ["See the one meal", "Voir le plat"],
  allMeals_many: [null, "Voir les {{count}} de plats"],
  allMeals_other: ["See all {{count}} meals", "Voir les {{count}} plats"],
  allQuestions: ["All questions", "Toutes les questions"],
} satisfies Words;
