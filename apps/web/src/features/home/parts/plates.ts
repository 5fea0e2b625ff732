import type { PictureOf } from "../../../shared/ui/picture-of.ts";

/** The three steps, each on a plate. */
export const steps: readonly { readonly name: "choose" | "deliver" | "cook"; readonly plate: PictureOf }[] = [
  { name: "choose", plate: { seed: "how-choose", vessel: "board", cloth: "sage", art: ["carrot", "cherry-tomatoes", "basil", "lemon"] } },
  {
    name: "deliver",
    plate: { seed: "how-deliver", vessel: "box", cloth: "saffron", art: ["broccoli", "egg-halves", "bell-pepper", "green-beans"] },
  },
  {
    name: "cook",
    plate: { seed: "how-cook", vessel: "plate", cloth: "tomato", art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"] },
  },
];

/** The drawing beside a section about people, by its anchor. */
export const people: Readonly<Record<string, PictureOf>> = {
  cook: {
    seed: "people-cook",
    table: true,
    vessel: "plate",
    cloth: "tomato",
    art: ["gnocchi", "brown-mushroom", "parmesan", "basil"],
  },
  farm: {
    seed: "people-farm",
    table: true,
    vessel: "board",
    cloth: "sage",
    art: ["carrot", "beet-slices", "seedling", "pea-pod", "leafy-green"],
  },
  box: { seed: "people-box", table: true, vessel: "box", cloth: "sky", art: ["trout", "baby-potatoes", "asparagus", "lemon-slices"] },
};

/** Beside a section of any other anchor. */
export const other: PictureOf = {
  seed: "people-other",
  table: true,
  vessel: "bowl",
  cloth: "oat",
  art: ["broth", "noodles", "egg-halves", "herb"],
};
