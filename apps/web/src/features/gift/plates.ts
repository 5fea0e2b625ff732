import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the head of the page. */
export const dessert: PictureOf = { seed: "gift", vessel: "plate", cloth: "tomato", art: ["sugar-pie", "strawberry", "raspberries"] };
