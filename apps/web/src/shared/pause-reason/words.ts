import type { Words } from "@tablee/domain/kernel/words";

/** Reasons for pausing or closing a subscription, in its customer's words. */
export const words = {
  vacation: ["I am away", "Je suis en voyage"],
  no_frequency: ["I don’t want boxes this often", "Je veux des boîtes moins souvent"],
  problems: ["Something went wrong with my boxes", "J’ai eu des ennuis avec mes boîtes"],
  expensive: ["It costs too much", "C’est trop cher"],
  testing_other: ["I am trying another service", "J’essaie un autre service"],
  duplicate: ["I have another account", "J’ai un autre compte"],
  other: ["Another reason", "Une autre raison"],
} satisfies Words;
