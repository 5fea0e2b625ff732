import type { PictureOf } from "./picture-of.ts";

/** Beside the card for signing in. */
export const noodles: PictureOf = {
  seed: "sign-in",
  vessel: "bowl",
  cloth: "saffron",
  art: ["broth", "noodles", "egg-halves", "brown-mushroom", "herb"],
};
