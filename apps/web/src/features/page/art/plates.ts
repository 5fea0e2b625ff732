import type { PictureOf } from "../../../shared/ui/picture-of.ts";

/** Plates by name. */
export const plates: Readonly<Record<string, PictureOf>> = {
  salmon: { seed: "page-salmon", vessel: "plate", cloth: "spruce", art: ["salmon", "wild-rice", "asparagus", "lemon-slices"] },
  curry: { seed: "page-curry", vessel: "bowl", cloth: "saffron", art: ["curry", "tofu", "pea-pod", "herb"] },
  pasta: { seed: "page-pasta", vessel: "plate", cloth: "tomato", art: ["pappardelle", "cherry-tomatoes", "shrimp", "basil"] },
  tacos: { seed: "page-tacos", vessel: "board", cloth: "sky", art: ["taco", "avocado", "lime", "hot-pepper"] },
  stew: { seed: "page-stew", vessel: "bowl", cloth: "plum", art: ["braised-beef", "mash", "carrot-slices", "herb"] },
  salad: { seed: "page-salad", vessel: "plate", cloth: "sage", art: ["beet-slices", "greens", "feta", "walnuts"] },
  harvest: { seed: "page-harvest", vessel: "board", cloth: "sage", art: ["carrot", "cherry-tomatoes", "basil", "lemon"] },
  packed: { seed: "page-packed", vessel: "box", cloth: "saffron", art: ["broccoli", "egg-halves", "bell-pepper", "green-beans"] },
  supper: { seed: "page-supper", vessel: "plate", cloth: "tomato", art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"] },
  "tray-curry": { seed: "page-tray-curry", vessel: "box", cloth: "plum", art: ["green-curry", "chicken-pieces", "rice", "basil"] },
  "tray-lasagna": { seed: "page-tray-lasagna", vessel: "box", cloth: "tomato", art: ["lasagna", "greens", "parmesan"] },
  "tray-fish": { seed: "page-tray-fish", vessel: "box", cloth: "sky", art: ["white-fish", "couscous", "zucchini-slices", "lemon-slices"] },
  "tray-stew": { seed: "page-tray-stew", vessel: "box", cloth: "sage", art: ["lentil-ragu", "sweet-potato", "kale"] },
  "tray-bowl": { seed: "page-tray-bowl", vessel: "box", cloth: "oat", art: ["udon", "tofu", "pea-pod", "hot-pepper"] },
  "tray-pie": { seed: "page-tray-pie", vessel: "box", cloth: "saffron", art: ["shepherds-pie", "peas", "carrot-slices"] },
};
