import type { PlateSpec } from "@tablee/ui/plates/plate-spec";

/** Scenes, each with a component of its own. */
const sceneNames = ["farm", "hooks", "long-table", "map", "market", "porch", "sink", "stove", "triplex", "way"] as const;
export type SceneName = (typeof sceneNames)[number];

/** Plates by name. */
export const plates: Readonly<Record<string, PlateSpec>> = {
  salmon: { vessel: "plate", cloth: "spruce", art: ["salmon", "wild-rice", "asparagus", "lemon-slices"] },
  curry: { vessel: "bowl", cloth: "saffron", art: ["curry", "tofu", "pea-pod", "herb"] },
  pasta: { vessel: "plate", cloth: "tomato", art: ["pappardelle", "cherry-tomatoes", "shrimp", "basil"] },
  tacos: { vessel: "board", cloth: "sky", art: ["taco", "avocado", "lime", "hot-pepper"] },
  stew: { vessel: "bowl", cloth: "plum", art: ["braised-beef", "mash", "carrot-slices", "herb"] },
  salad: { vessel: "plate", cloth: "sage", art: ["beet-slices", "greens", "feta", "walnuts"] },
  harvest: { vessel: "board", cloth: "sage", art: ["carrot", "cherry-tomatoes", "basil", "lemon"] },
  packed: { vessel: "box", cloth: "saffron", art: ["broccoli", "egg-halves", "bell-pepper", "green-beans"] },
  supper: { vessel: "plate", cloth: "tomato", art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"] },
  "tray-curry": { vessel: "box", cloth: "plum", art: ["green-curry", "chicken-pieces", "rice", "basil"] },
  "tray-lasagna": { vessel: "box", cloth: "tomato", art: ["lasagna", "greens", "parmesan"] },
  "tray-fish": { vessel: "box", cloth: "sky", art: ["white-fish", "couscous", "zucchini-slices", "lemon-slices"] },
  "tray-stew": { vessel: "box", cloth: "sage", art: ["lentil-ragu", "sweet-potato", "kale"] },
  "tray-bowl": { vessel: "box", cloth: "oat", art: ["udon", "tofu", "pea-pod", "hot-pepper"] },
  "tray-pie": { vessel: "box", cloth: "saffron", art: ["shepherds-pie", "peas", "carrot-slices"] },
};

/** Strips of plates by name: a table that is set. */
export const strips: Readonly<Record<string, readonly string[]>> = {
  table: ["salmon", "curry", "pasta", "tacos", "stew", "salad"],
  trays: ["tray-curry", "tray-lasagna", "tray-fish", "tray-stew", "tray-bowl", "tray-pie"],
};

/** The names of all drawings, which texts may use. */
export const artNames: ReadonlySet<string> = new Set([...sceneNames, ...Object.keys(plates), ...Object.keys(strips)]);
