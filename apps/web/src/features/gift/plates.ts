import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the head of the page. */
export const dessert: PictureOf = { seed: "gift", vessel: "plate", cloth: "tomato", art: ["sugar-pie", "strawberry", "raspberries"] };

/** Above the words of a printed card. */
export const printed: readonly PictureOf[] = [
  { seed: "gift-starter", vessel: "bowl", cloth: "sage", art: ["greens", "feta", "beet-slices", "orange-slices"] },
  { seed: "gift-dish", vessel: "plate", cloth: "saffron", art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"] },
  { seed: "gift-dessert", vessel: "plate", cloth: "tomato", art: ["sugar-pie", "strawberry", "raspberries"] },
];
