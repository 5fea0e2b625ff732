import type { PlateSpec } from "@tablee/ui/plates/plate-spec";

/** The table of the first screen and of shared links: three by three, the first plate taking four places. */
export const heroTable: readonly (PlateSpec & { seed: string; place: string })[] = [
  {
    seed: "hero-a",
    vessel: "plate",
    cloth: "spruce",
    art: ["salmon", "wild-rice", "asparagus", "lemon-slices"],
    place: "col-span-2 row-span-2",
  },
  { seed: "hero-b", vessel: "bowl", cloth: "saffron", art: ["tofu", "rice-noodles", "lime", "hot-pepper", "peanuts"], place: "" },
  { seed: "hero-c", vessel: "glass", cloth: "sky", art: ["strawberry", "lemon-slices", "ice"], place: "" },
  { seed: "hero-d", vessel: "board", cloth: "tomato", art: ["cheese-wedge", "grapes", "baguette-bread", "olive"], place: "" },
  { seed: "hero-e", vessel: "bowl", cloth: "oat", art: ["chicken-breast", "rice", "pea-pod", "carrot"], place: "" },
  { seed: "hero-f", vessel: "plate", cloth: "plum", art: ["beet-slices", "greens", "feta", "orange-slices"], place: "" },
];
