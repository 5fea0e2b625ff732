import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the balance. */
export const cake: PictureOf = { seed: "rewards", vessel: "plate", cloth: "saffron", art: ["chocolate-cake", "raspberries"] };
