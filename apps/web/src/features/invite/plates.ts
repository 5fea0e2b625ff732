import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the head of the page. */
export const pasta: PictureOf = { seed: "invite", vessel: "plate", cloth: "saffron", art: ["spaghetti", "basil", "cherry-tomatoes"] };
