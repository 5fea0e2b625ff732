import type { PictureOf } from "../ui/picture-of.ts";
import type { PlanKey } from "./plan-draft.ts";

/** The plate of each kind of plan. */
export const planPlates: Readonly<Record<PlanKey, PictureOf>> = {
  cook2: { seed: "plan-cook2", vessel: "plate", cloth: "sky", art: ["trout", "couscous", "zucchini-slices", "lemon-slices"] },
  cook4: { seed: "plan-cook4", vessel: "board", cloth: "saffron", art: ["taco", "avocado", "lime", "shrimp"] },
  eat: { seed: "plan-eat", vessel: "box", cloth: "plum", art: ["curry", "cauliflower", "flatbread", "herb"] },
};
