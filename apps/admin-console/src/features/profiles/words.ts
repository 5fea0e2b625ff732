import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Subscriptions", "Abonnements"],
  tabs: {
    all: ["All", "Tous"],
    top: ["Top profiles", "Profils les plus courants"],
    generation: ["Order generation", "Génération des commandes"],
  },
  filter: ["Name or id", "Nom ou identifiant"],
  plan: ["Plan", "Forfait"],
  allPlans: ["Any plan", "Tous les forfaits"],
  count_one: ["{{formatted}} subscription", "{{formatted}} abonnement"],
  count_many: [null, "{{formatted}} d’abonnements"],
  count_other: ["{{formatted}} subscriptions", "{{formatted}} abonnements"],
  without: ["without {{what}}", "sans {{what}}"],
  columns: {
    name: ["Name", "Nom"],
    email: ["Email", "Courriel"],
    place: ["Place", "Lieu"],
    city: ["City", "Ville"],
    tastes: ["Tastes", "Goûts"],
    slot: ["Delivery", "Livraison"],
    deliveries: ["Deliveries", "Livraisons"],
    startedAt: ["Started", "Début"],
  },
  empty: ["No subscription fits this filter", "Aucun abonnement ne correspond à ce filtre"],
  emptyText: ["Remove a filter to see more.", "Retirez un filtre pour en voir plus."],
  top: {
    share: ["Share", "Part"],
    bar: ["As a bar", "En barre"],
    count_one: ["{{formatted}} active subscription", "{{formatted}} abonnement actif"],
    count_many: [null, "{{formatted}} d’abonnements actifs"],
    count_other: ["{{formatted}} active subscriptions", "{{formatted}} abonnements actifs"],
  },
} satisfies Words;
