import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { PauseReason, SubscriptionStatus } from "./vocabulary.ts";

// Separate from words.ts, which every page of the customer app loads.

export const subscriptionStatusWords = {
  active: ["Active", "Actif"],
  paused: ["Paused", "En pause"],
  closed: ["Closed", "Fermé"],
} satisfies Readonly<Record<SubscriptionStatus, Pair>>;

/** The reasons to choose from when a subscription is paused or closed. */
export const pauseReasonChoices = {
  vacation: ["I am away", "Je suis en voyage"],
  no_frequency: ["I don’t want boxes this often", "Je veux des boîtes moins souvent"],
  problems: ["Something went wrong with my boxes", "J’ai eu des ennuis avec mes boîtes"],
  expensive: ["It costs too much", "C’est trop cher"],
  testing_other: ["I am trying another service", "J’essaie un autre service"],
  duplicate: ["I have another account", "J’ai un autre compte"],
  other: ["Another reason", "Une autre raison"],
} satisfies Readonly<Record<PauseReason, Pair>>;

/** The reasons why a subscription was paused or closed, worded to end a sentence. */
export const pauseReasonWords = {
  vacation: { customer: ["you are away", "vous êtes en vacances"], staff: ["vacation", "vacances"] },
  no_frequency: { customer: ["not this often", "pas si souvent"], staff: ["not that often", "pas si souvent"] },
  problems: {
    customer: ["something went wrong with your boxes", "un problème avec vos boîtes"],
    staff: ["problems with deliveries or food", "problèmes de livraison ou de nourriture"],
  },
  expensive: { customer: ["it costs too much", "c’est trop cher"], staff: ["too expensive", "trop cher"] },
  testing_other: { customer: ["another service", "un autre service"], staff: ["trying another service", "essai d’un autre service"] },
  duplicate: { customer: ["another account", "un autre compte"], staff: ["a duplicate", "un doublon"] },
  other: ["another reason", "un autre motif"],
} satisfies Readonly<Record<PauseReason, Voiced>>;
