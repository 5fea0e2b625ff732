import type { HomeVersion } from "@tablee/domain/landing-page/vocabulary";
import type { PictureOf } from "../../shared/ui/picture-of.ts";

/** A plate of a table. `place` is its class where it is a large one. */
type Table = readonly (PictureOf & { readonly place?: string })[];

const large = "col-span-2 row-span-2";

/** The table of the first screen, by the version of the page: three by three, one plate taking four places. */
export const heroTables: Readonly<Record<HomeVersion, Table>> = {
  default: [
    {
      seed: "hero-default-salmon",
      vessel: "plate",
      cloth: "spruce",
      art: ["salmon", "wild-rice", "asparagus", "lemon-slices"],
      place: large,
    },
    { seed: "hero-default-tofu", vessel: "bowl", cloth: "saffron", art: ["tofu", "rice-noodles", "lime", "hot-pepper", "peanuts"] },
    { seed: "hero-default-strawberry", vessel: "glass", cloth: "sky", art: ["strawberry", "lemon-slices", "ice"] },
    { seed: "hero-default-cheese-wedge", vessel: "board", cloth: "tomato", art: ["cheese-wedge", "grapes", "baguette-bread", "olive"] },
    { seed: "hero-default-chicken-breast", vessel: "bowl", cloth: "oat", art: ["chicken-breast", "rice", "pea-pod", "carrot"] },
    { seed: "hero-default-beet-slices", vessel: "plate", cloth: "plum", art: ["beet-slices", "greens", "feta", "orange-slices"] },
  ],
  "brand-refresh": [
    { seed: "hero-brand-refresh-soba", vessel: "bowl", cloth: "sage", art: ["soba", "shrimp", "broccoli", "lime"] },
    {
      seed: "hero-brand-refresh-spaghetti",
      vessel: "plate",
      cloth: "tomato",
      art: ["spaghetti", "meatballs", "basil", "cherry-tomatoes"],
      place: large,
    },
    { seed: "hero-brand-refresh-peach-slices", vessel: "glass", cloth: "oat", art: ["peach-slices", "raspberries", "ice"] },
    { seed: "hero-brand-refresh-trout", vessel: "plate", cloth: "sky", art: ["trout", "couscous", "zucchini-slices", "lemon-slices"] },
    { seed: "hero-brand-refresh-taco", vessel: "board", cloth: "saffron", art: ["taco", "avocado", "lime", "corn-tortillas"] },
    { seed: "hero-brand-refresh-curry", vessel: "bowl", cloth: "plum", art: ["curry", "chickpeas", "flatbread", "herb"] },
  ],
  seasonal: [
    { seed: "hero-seasonal-braised-beef", vessel: "bowl", cloth: "tomato", art: ["braised-beef", "mash", "carrot", "herb"], place: large },
    { seed: "hero-seasonal-hot-chocolate", vessel: "board", cloth: "plum", art: ["hot-chocolate", "cookie", "orange-slices"] },
    { seed: "hero-seasonal-pea-soup", vessel: "bowl", cloth: "oat", art: ["pea-soup", "sourdough", "herb"] },
    { seed: "hero-seasonal-salmon", vessel: "plate", cloth: "spruce", art: ["salmon", "baby-potatoes", "green-beans", "lemon-slices"] },
    { seed: "hero-seasonal-golden-pie", vessel: "board", cloth: "saffron", art: ["golden-pie", "cranberries", "apple-slices"] },
    { seed: "hero-seasonal-stuffed-squash", vessel: "plate", cloth: "sky", art: ["stuffed-squash", "kale", "walnuts"] },
  ],
};
