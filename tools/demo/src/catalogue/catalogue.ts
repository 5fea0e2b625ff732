import { bakeryItems } from "./market/bakery.ts";
import { dairyAndEggItems } from "./market/dairy-eggs.ts";
import { dessertItems } from "./market/desserts.ts";
import { drinkItems } from "./market/drinks.ts";
import { householdItems } from "./market/household.ts";
import { meatAndFishItems } from "./market/meat-fish.ts";
import { pantryJars } from "./market/pantry-jars.ts";
import { pantryStaples } from "./market/pantry-staples.ts";
import { produceItems } from "./market/produce.ts";
import { snackItems } from "./market/snacks.ts";
import { withPairings } from "./pairings.ts";
import { beefAbroad } from "./ready-to-cook/beef-abroad.ts";
import { beefAtHome } from "./ready-to-cook/beef-at-home.ts";
import { chickenClassics } from "./ready-to-cook/chicken-classics.ts";
import { chickenTravels } from "./ready-to-cook/chicken-travels.ts";
import { fishOccasions } from "./ready-to-cook/fish-occasions.ts";
import { fishPans } from "./ready-to-cook/fish-pans.ts";
import { fishAndShellfish } from "./ready-to-cook/fish-shellfish.ts";
import { ketoSuppers } from "./ready-to-cook/keto-suppers.ts";
import { pastaWithMeatAndFish } from "./ready-to-cook/pasta-meat-fish.ts";
import { pastaWithVegetables } from "./ready-to-cook/pasta-vegetable.ts";
import { porkBowlsAndBuns } from "./ready-to-cook/pork-bowls-buns.ts";
import { porkRoastsAndPans } from "./ready-to-cook/pork-roasts-pans.ts";
import { turkeyAndDuck } from "./ready-to-cook/turkey-duck.ts";
import { veganGardens } from "./ready-to-cook/vegan-gardens.ts";
import { veganSuppers } from "./ready-to-cook/vegan-suppers.ts";
import { veganTables } from "./ready-to-cook/vegan-tables.ts";
import { vegetarianOccasions } from "./ready-to-cook/vegetarian-occasions.ts";
import { vegetarianOvens } from "./ready-to-cook/vegetarian-ovens.ts";
import { vegetarianPans } from "./ready-to-cook/vegetarian-pans.ts";
import { bowls } from "./ready-to-eat/bowls.ts";
import { breakfast } from "./ready-to-eat/breakfast.ts";
import { classics } from "./ready-to-eat/classics.ts";
import { curriesAndSoups } from "./ready-to-eat/curries-soups.ts";
import type { Product } from "./types.ts";

/** Everything that may be on a week's menu. */
export const catalogue: readonly Product[] = withPairings([
  ...chickenClassics,
  ...chickenTravels,
  ...turkeyAndDuck,
  ...beefAtHome,
  ...beefAbroad,
  ...porkRoastsAndPans,
  ...porkBowlsAndBuns,
  ...fishPans,
  ...fishOccasions,
  ...fishAndShellfish,
  ...vegetarianOvens,
  ...vegetarianPans,
  ...vegetarianOccasions,
  ...veganSuppers,
  ...veganGardens,
  ...veganTables,
  ...ketoSuppers,
  ...pastaWithVegetables,
  ...pastaWithMeatAndFish,
  ...bowls,
  ...classics,
  ...curriesAndSoups,
  ...breakfast,
  ...produceItems,
  ...dairyAndEggItems,
  ...bakeryItems,
  ...pantryStaples,
  ...pantryJars,
  ...snackItems,
  ...drinkItems,
  ...meatAndFishItems,
  ...dessertItems,
  ...householdItems,
]);
