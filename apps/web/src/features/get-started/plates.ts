import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** Beside the head of the page. */
export const salmon: PictureOf = {
  seed: "get-started",
  vessel: "plate",
  cloth: "saffron",
  art: ["salmon", "asparagus", "baby-potatoes", "lemon-slices"],
};
