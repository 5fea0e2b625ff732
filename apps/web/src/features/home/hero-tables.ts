import type { HomeVersion } from "@tablee/domain/landing-page/vocabulary";
import type { PlateSpec } from "@tablee/ui/plates/plate-spec";

/** A plate of a table. `place` is its class where it is a large one; `picture` is the address of its drawing, which the build adds. */
type Table = readonly (PlateSpec & { readonly place?: string; readonly picture?: string })[];

const large = "col-span-2 row-span-2";

/**
 * The table of the first screen, by the version of the page: three by three, one plate taking four places. The build puts pictures in
 * the place of this file (vite/drawn-plates.ts): a browser gets no names of food.
 */
export const heroTables: Readonly<Record<HomeVersion, Table>> = {
  default: [
    { vessel: "plate", cloth: "spruce", art: ["salmon", "wild-rice", "asparagus", "lemon-slices"], place: large },
    { vessel: "bowl", cloth: "saffron", art: ["tofu", "rice-noodles", "lime", "hot-pepper", "peanuts"] },
    { vessel: "glass", cloth: "sky", art: ["strawberry", "lemon-slices", "ice"] },
    { vessel: "board", cloth: "tomato", art: ["cheese-wedge", "grapes", "baguette-bread", "olive"] },
    { vessel: "bowl", cloth: "oat", art: ["chicken-breast", "rice", "pea-pod", "carrot"] },
    { vessel: "plate", cloth: "plum", art: ["beet-slices", "greens", "feta", "orange-slices"] },
  ],
  "brand-refresh": [
    { vessel: "bowl", cloth: "sage", art: ["soba", "shrimp", "broccoli", "lime"] },
    { vessel: "plate", cloth: "tomato", art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"], place: large },
    { vessel: "glass", cloth: "oat", art: ["peach-slices", "raspberries", "ice"] },
    { vessel: "plate", cloth: "sky", art: ["trout", "couscous", "zucchini-slices", "lemon-slices"] },
    { vessel: "board", cloth: "saffron", art: ["taco", "avocado", "lime", "corn-tortillas"] },
    { vessel: "bowl", cloth: "plum", art: ["curry", "chickpeas", "flatbread", "herb"] },
  ],
  seasonal: [
    { vessel: "bowl", cloth: "tomato", art: ["braised-beef", "mash", "carrot", "herb"], place: large },
    { vessel: "board", cloth: "plum", art: ["hot-chocolate", "cookie", "orange-slices"] },
    { vessel: "bowl", cloth: "oat", art: ["pea-soup", "sourdough", "herb"] },
    { vessel: "plate", cloth: "spruce", art: ["salmon", "baby-potatoes", "green-beans", "lemon-slices"] },
    { vessel: "board", cloth: "saffron", art: ["golden-pie", "cranberries", "apple-slices"] },
    { vessel: "plate", cloth: "sky", art: ["stuffed-squash", "kale", "walnuts"] },
  ],
};
