import type { PictureOf } from "../../../shared/ui/picture-of.ts";

/** Beside the call to sign up. */
export const supper: PictureOf = {
  seed: "close",
  table: true,
  vessel: "plate",
  cloth: "saffron",
  art: ["shrimp", "pappardelle", "cherry-tomatoes", "basil"],
};
