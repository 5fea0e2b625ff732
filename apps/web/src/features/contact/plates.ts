import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the head of the page. */
export const soup: PictureOf = { seed: "contact", vessel: "bowl", cloth: "spruce", art: ["pea-soup", "bread", "parsley"] };
