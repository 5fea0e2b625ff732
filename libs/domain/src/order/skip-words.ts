import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { SkippedBecause, SkipReason } from "./vocabulary.ts";

/** The reasons to choose from when a week is skipped. */
export const skipReasonChoices = {
  away: ["I’m away", "Je ne serai pas là"],
  menu: ["Nothing on the menu for me", "Rien au menu pour moi"],
  budget: ["My budget", "Mon budget"],
  no_deliveries_each_week: ["I don’t want a box every week", "Je ne veux pas de boîte chaque semaine"],
  other_service: ["I’m trying something else", "J’essaie autre chose"],
  others: ["Another reason", "Une autre raison"],
} satisfies Readonly<Record<SkipReason, Pair>>;

/** The reasons why a week was skipped, as sentences on its card. */
export const skippedCardWords = {
  away: ["Reason: I’m away.", "Raison\u00a0: je ne serai pas là."],
  menu: ["Reason: nothing on the menu for me.", "Raison\u00a0: rien au menu pour moi."],
  budget: ["Reason: my budget.", "Raison\u00a0: mon budget."],
  no_deliveries_each_week: ["Reason: I don’t want a box every week.", "Raison\u00a0: je ne veux pas de boîte chaque semaine."],
  other_service: ["Reason: I’m trying something else.", "Raison\u00a0: j’essaie autre chose."],
  others: ["You skipped this week.", "Vous avez sauté cette semaine."],
  paused: ["Your account is paused.", "Votre compte est en pause."],
  "no-place": ["Its delivery window filled up.", "Sa plage de livraison est complète."],
  closed: ["Your account is closed.", "Votre compte est fermé."],
} satisfies Readonly<Record<SkippedBecause, Pair>>;

/** The reasons why a week was skipped, worded to end a sentence. */
export const skippedWords = {
  away: { customer: ["you were away", "vous étiez ailleurs"], staff: ["away that week", "absence cette semaine-là"] },
  menu: ["the menu", "le menu"],
  budget: ["the budget", "le budget"],
  no_deliveries_each_week: ["not every week", "pas chaque semaine"],
  other_service: ["another service", "un autre service"],
  others: ["another reason", "un autre motif"],
  paused: {
    customer: ["your subscription is paused", "votre abonnement est en pause"],
    staff: ["the subscription is paused", "l’abonnement est en pause"],
  },
  closed: {
    customer: ["your subscription has ended", "votre abonnement a pris fin"],
    staff: ["the subscription is closed", "l’abonnement est fermé"],
  },
  "no-place": {
    customer: ["its place in the delivery had been given away", "sa place dans la livraison avait été donnée"],
    staff: ["its place had been given away", "la place avait été donnée"],
  },
} satisfies Readonly<Record<SkippedBecause, Voiced>>;
