import { bakery } from "./house-art-bakery.mjs";
import { beds } from "./house-art-beds.mjs";
import { catchOfTheDay } from "./house-art-catch.mjs";
import { cooked } from "./house-art-cooked.mjs";
import { cups } from "./house-art-cups.mjs";
import { garden } from "./house-art-garden.mjs";
import { handheld } from "./house-art-handheld.mjs";
import { heaps } from "./house-art-heaps.mjs";
import { larder } from "./house-art-larder.mjs";
import { mains } from "./house-art-mains.mjs";
import { orchard } from "./house-art-orchard.mjs";
import { roots } from "./house-art-roots.mjs";
import { sides } from "./house-art-sides.mjs";
import { supper } from "./house-art-supper.mjs";

/** The project's own drawings by name: what a meal kit needs and an emoji set does not have. */
export function houseArt() {
  return {
    ...mains(),
    ...catchOfTheDay(),
    ...cooked(),
    ...supper(),
    ...handheld(),
    ...garden(),
    ...roots(),
    ...sides(),
    ...orchard(),
    ...bakery(),
    ...larder(),
    ...cups(),
    ...beds(),
    ...heaps(),
  };
}
