import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Stamp card", "Carte de fidélité"],
  waiting: [
    "{{required}} deliveries in {{total}} weeks bring {{points}}, worth {{money}}. Your next delivery starts the card.",
    "{{required}} livraisons en {{total}} semaines rapportent {{points}}, soit {{money}}. Votre prochaine livraison lance la carte.",
  ],
  running_one: [
    "{{count}} more delivery by {{date}} brings {{points}}, worth {{money}}.",
    "Encore {{count}} livraison d’ici le {{date}}, et vous recevez {{points}}, soit {{money}}.",
  ],
  running_many: [null, "Encore {{count}} de livraisons d’ici le {{date}}, et vous recevez {{points}}, soit {{money}}."],
  running_other: [
    "{{count}} more deliveries by {{date}} bring {{points}}, worth {{money}}.",
    "Encore {{count}} livraisons d’ici le {{date}}, et vous recevez {{points}}, soit {{money}}.",
  ],
  missed: [
    "This card ends on {{date}}, with too few weeks left for {{required}} deliveries. The first delivery after that starts another.",
    "Cette carte se termine le {{date}}\u00a0: il reste trop peu de semaines pour {{required}} livraisons. La première livraison d’après en lance une autre.",
  ],
  completed: [
    "It is complete: {{points}}, worth {{money}}, are yours. Your next delivery starts another card.",
    "Elle est remplie\u00a0: {{points}}, soit {{money}}, sont à vous. Votre prochaine livraison en lance une autre.",
  ],
  points_one: ["{{number}} point", "{{number}} point"],
  points_many: [null, "{{number}} de points"],
  points_other: ["{{number}} points", "{{number}} points"],
  progress: ["{{delivered}} of {{required}} deliveries", "{{delivered}} livraisons sur {{required}}"],
  weeks: ["The weeks of the card", "Les semaines de la carte"],
  week: ["Week of {{date}}", "Semaine du {{date}}"],
  status: {
    completed: ["Delivered", "Livrée"],
    skipped: ["Skipped", "Sautée"],
    upcoming: ["To come", "À venir"],
    unknown: ["Not counted", "Non comptée"],
    unplanned: ["Not planned yet", "Pas encore prévue"],
  },
  spend: ["What points buy", "Ce que les points achètent"],
} satisfies Words;
