import type { Main } from "@tablee/domain/product/vocabulary";
import { type IngredientId, ingredients } from "./ingredients/ingredients.ts";

/** Protein and cut of the ingredients that a dish can be built around. */
const mains: Partial<Record<IngredientId, readonly [protein: string, cut: string]>> = {
  "chicken-breasts": ["chicken", "breast"],
  "chicken-thighs": ["chicken", "thigh"],
  "chicken-drumsticks": ["chicken", "drumstick"],
  "ground-chicken": ["chicken", "ground"],
  "pulled-chicken": ["chicken", "pulled"],
  "ground-turkey": ["turkey", "ground"],
  "turkey-breast": ["turkey", "breast"],
  "duck-breast": ["duck", "breast"],
  "ground-beef": ["beef", "ground"],
  "beef-steak": ["beef", "steak"],
  "flank-steak": ["beef", "steak"],
  "beef-tenderloin": ["beef", "tenderloin"],
  "beef-strips": ["beef", "strips"],
  "braised-beef": ["beef", "braised"],
  "smoked-meat": ["beef", "smoked"],
  "ground-bison": ["bison", "ground"],
  "ground-lamb": ["lamb", "ground"],
  "pork-chops": ["pork", "chop"],
  "pork-tenderloin": ["pork", "tenderloin"],
  "ground-pork": ["pork", "ground"],
  "pulled-pork": ["pork", "pulled"],
  "pork-belly": ["pork", "belly"],
  "italian-sausage": ["pork", "sausage"],
  bacon: ["pork", "bacon"],
  salmon: ["salmon", "fillet"],
  "smoked-salmon": ["salmon", "smoked"],
  trout: ["trout", "fillet"],
  cod: ["cod", "fillet"],
  haddock: ["haddock", "fillet"],
  halibut: ["halibut", "fillet"],
  walleye: ["walleye", "fillet"],
  "arctic-char": ["char", "fillet"],
  tuna: ["tuna", "fillet"],
  shrimp: ["shrimp", "peeled"],
  lobster: ["lobster", "meat"],
  scallops: ["scallops", "whole"],
  mussels: ["mussels", "whole"],
  tofu: ["tofu", "firm"],
  "smoked-tofu": ["tofu", "smoked"],
  halloumi: ["cheese", "halloumi"],
  paneer: ["cheese", "paneer"],
  chickpeas: ["chickpeas", "whole"],
  "black-beans": ["beans", "black"],
  "white-beans": ["beans", "white"],
  "kidney-beans": ["beans", "kidney"],
  "green-lentils": ["lentils", "green"],
  "red-lentils": ["lentils", "red"],
  "split-peas": ["peas", "split"],
  eggs: ["eggs", "whole"],
};

/** The number of leading ingredients that can be a dish's main one: beans in fourth place are a side. */
const LEADING = 2;

/**
 * Finds the main ingredient of a dish, from its ingredients, the leading ones first: meat or fish in any place, else one of the
 * leading ones.
 */
export function mainOf(ids: readonly IngredientId[]): { readonly main?: Main } {
  const leading = ids.find((id) => mains[id] && isMeat(id)) ?? ids.slice(0, LEADING).find((id) => mains[id]);
  const found = leading && mains[leading];
  return found ? { main: { protein: found[0], cut: found[1] } } : {};
}

const isMeat = (id: IngredientId): boolean => ["meat", "fish"].includes(ingredients[id].source);
