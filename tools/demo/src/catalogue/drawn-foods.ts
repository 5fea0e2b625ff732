import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { ArtName } from "@tablee/ui/plates/art-names.gen";

const wheat: readonly Allergen[] = ["wheat"];
const milk: readonly Allergen[] = ["milk"];
const pastry: readonly Allergen[] = ["wheat", "milk"];

/** The allergens of the food that a drawing shows, where its name does not name them, or names others. */
export const drawnFoods: Partial<Record<ArtName, readonly Allergen[]>> = {
  "apple-pie": wheat,
  bagel: wheat,
  buns: wheat,
  burrito: wheat,
  cookie: wheat,
  crispbread: wheat,
  dough: wheat,
  dumpling: wheat,
  flour: wheat,
  "golden-pie": wheat,
  hamburger: wheat,
  muffin: wheat,
  "mushroom-burger": wheat,
  noodles: wheat,
  pancakes: wheat,
  penne: wheat,
  pretzel: wheat,
  "pudding-cake": wheat,
  schnitzel: wheat,
  "smoked-meat-sandwich": wheat,
  tortillas: wheat,
  "butter-tarts": pastry,
  chocolatine: pastry,
  croissant: pastry,
  enchiladas: pastry,
  lasagna: pastry,
  macaroni: pastry,
  pizza: pastry,
  quesadilla: pastry,
  "sugar-pie": pastry,
  gratin: milk,
  "maple-scoops": milk,
  quiche: milk,
  "vanilla-scoops": milk,
  "washed-rind": milk,
  "banana-bread": wheat,
  "battered-fish": ["fish", "wheat"],
  "chocolate-bar": ["soy"],
  "chocolate-cake": ["wheat", "soy"],
  crepes: ["egg", "milk"],
  "fish-sub": ["fish", "wheat"],
  kimchi: ["soy"],
  nuts: ["almond", "cashew"],
  "oat-bars": ["oats", "soy"],
  "smoked-meat": ["mustard"],
  balsamic: ["sulphites"],
  /** Grains of barley or of farro, which look alike. */
  barley: ["gluten"],
  /** A spread of peanuts or of any nut: the drawing does not show which. */
  "nut-butter": [],
  "plant-milk": [],
};

/** The drawings that show no allergen. */
export const drawnPlain: ReadonlySet<string> = new Set(
  `apple-slices asparagus avocado baby-potatoes banana basil beef-jerky beet-slices bell-pepper bisque black-beans black-olives
    black-tea blueberries blueberry-jam bottle braised-beef broccoli broth brown-mushroom bubbles can candle caramel-popcorn carrot carrot-slices carton
    cauliflower cherry-tomatoes chicken-breast chicken-fillet chicken-pieces chickpeas chili chocolate-scoops cloths coconut
    coffee-beans corn corn-tortillas cranberries cucumber cucumber-slices curry cut-of-meat duck-slices ear-of-corn eggplant falafel
    fried-rice frites garlic ginger-root grapes gravy green-apple green-beans green-curry greens guacamole herb honey honey-pot
    hot-beverage hot-chocolate hot-pepper ice kale ketchup-chips kiwi-fruit leafy-green lemon lemon-slices lentil-ragu lime
    lotion-bottle mango mango-pudding mango-slices maple-candies maple-leaf maple-syrup mash meatballs melon-slices mince oil olive
    orange-slices paper-bag pate-chinois pea-pod pea-soup peach peach-slices pear peas pepper-strips pineapple pineapple-rings popcorn
    pork-belly pork-chop pork-fillet pork-slices potato potato-chips poultry-leg pulled-pork quinoa raspberries raspberry-scoops
    raw-mince red-apple red-cabbage red-lentils red-onion rice rice-noodles risotto roast-potatoes roll-of-paper salami-slices salsa
    salt sausage screw-jar seaweed seedling seeds shepherds-pie slaw soap sponge squash steak-slices strawberry strawberry-jam stuffed-peppers
    stuffed-squash sunflower sweet-potato taco tangerine tea-leaves teacup-without-handle teapot tikka-pieces tomato tomato-sauce
    tortilla-chips turkey-slices vinegar white-beans wild-rice zucchini-slices`.split(/\s+/),
);
