import { Plate } from "../src/plates/plate.tsx";
import type { PlateSpec } from "../src/plates/plate-spec.ts";

export const dishes: readonly (PlateSpec & { seed: string; name: string })[] = [
  {
    seed: "RTC-1041",
    name: "Maple salmon, wild rice",
    vessel: "plate",
    cloth: "spruce",
    art: ["salmon", "wild-rice", "asparagus", "lemon-slices"],
  },
  { seed: "RTC-1042", name: "Chicken katsu curry", vessel: "bowl", cloth: "saffron", art: ["chicken-breast", "rice", "pea-pod", "carrot"] },
  {
    seed: "RTC-1043",
    name: "Steak frites",
    vessel: "plate",
    cloth: "tomato",
    art: ["steak-slices", "frites", "green-beans", "cherry-tomatoes"],
  },
  { seed: "RTC-1044", name: "Tofu pad thaï", vessel: "bowl", cloth: "sky", art: ["tofu", "rice-noodles", "lime", "hot-pepper", "peanuts"] },
  { seed: "RTC-1045", name: "Mushroom gnocchi", vessel: "plate", cloth: "sage", art: ["gnocchi", "brown-mushroom", "basil"] },
  {
    seed: "RTC-1046",
    name: "Spaghetti, meatballs",
    vessel: "bowl",
    cloth: "tomato",
    art: ["meatballs", "spaghetti", "basil", "cherry-tomatoes"],
  },
  { seed: "RTC-1047", name: "Shrimp tacos", vessel: "board", cloth: "saffron", art: ["taco", "shrimp", "avocado", "lime"] },
  {
    seed: "RTC-1048",
    name: "Beet and feta salad",
    vessel: "plate",
    cloth: "plum",
    art: ["beet-slices", "greens", "feta", "orange-slices"],
  },
  { seed: "RTE-2001", name: "Lentil dal", vessel: "box", cloth: "oat", art: ["curry", "cauliflower", "tomato", "flatbread", "herb"] },
  { seed: "RTE-2002", name: "Pork and mash", vessel: "box", cloth: "sky", art: ["pork-slices", "mash", "green-beans", "carrot"] },
  {
    seed: "MKT-3001",
    name: "Cheese board",
    vessel: "board",
    cloth: "plum",
    art: ["cheese-wedge", "grapes", "baguette-bread", "olive", "pear"],
  },
  { seed: "MKT-3002", name: "Breakfast pancakes", vessel: "plate", cloth: "sky", art: ["pancakes", "blueberries", "strawberry"] },
  { seed: "MKT-3003", name: "Tomato jar", vessel: "jar", cloth: "tomato", art: ["tomato", "garlic", "basil"] },
  { seed: "MKT-3004", name: "Orange juice", vessel: "glass", cloth: "sage", art: ["orange-slices", "tangerine", "ice"] },
  { seed: "MKT-3005", name: "Cookies", vessel: "plate", cloth: "oat", art: ["cookie", "chocolate-bar"] },
  {
    seed: "RTC-1050",
    name: "Roast chicken leg",
    vessel: "plate",
    cloth: "oat",
    art: ["poultry-leg", "sweet-potato", "kale", "cherry-tomatoes", "red-onion"],
  },
];

/** Every vessel and cloth at three sizes. */
export function PlatesPage() {
  return (
    <main className="grid gap-8 p-6">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(300px,1fr))] gap-6">
        {dishes.map(({ name, ...dish }) => (
          <figure key={dish.seed} className="overflow-hidden rounded-card border border-line bg-surface">
            <div className="aspect-[4/3]">
              <Plate {...dish} label={name} />
            </div>
            <figcaption className="p-4 font-display text-lg">{name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {dishes.map(({ name, ...dish }) => (
          <Plate key={dish.seed} {...dish} label={name} size={96} className="rounded-2xl" />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {dishes.slice(0, 3).map(({ name, ...dish }) => (
          <Plate key={dish.seed} {...dish} label={name} size={320} className="rounded-3xl" />
        ))}
      </div>
    </main>
  );
}
