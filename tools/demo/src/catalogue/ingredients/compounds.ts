import { bakeryPastaAndSpices as bakery } from "./bakery-pasta-spices.ts";
import { dairyAndEggs as dairy } from "./dairy-eggs.ts";
import { compound, fish, type Ingredient, meat, plant } from "./ingredient.ts";
import { pantry } from "./pantry.ts";
import { produce } from "./produce.ts";

/** Parts of compounds that are in no dish under their own name. */
const parts = {
  anchovies: fish("anchovies", "anchois", ["fish"], ["fish"]),
  oysters: fish("oysters", "huîtres", ["molluscs"], ["shellfish"]),
  brisket: meat("beef brisket", "pointe de poitrine de bœuf", [], ["beef"]),
  soybeans: plant("fermented soybeans", "fèves de soya fermentées", ["soy"]),
  lecithin: plant("soy lecithin", "lécithine de soya", ["soy"]),
  mustardSeed: plant("mustard seed", "graines de moutarde", ["mustard"]),
  wheat: plant("roasted wheat", "blé grillé", ["wheat"]),
  molasses: { ...plant("molasses", "mélasse", ["sulphites"]), sweetens: "sweetener" },
  potatoFlakes: plant("dried potato", "pommes de terre séchées", ["sulphites"]),
} satisfies Record<string, Ingredient>;

const { flour } = bakery;
const { eggs, milk, butter } = dairy;
const { salt, sugar, yeast } = pantry;

const sauces = {
  mayonnaise: compound("mayonnaise", "mayonnaise", [pantry["canola-oil"], eggs, pantry["white-vinegar"], parts.mustardSeed]),
  dijon: compound("Dijon mustard", "moutarde de Dijon", [parts.mustardSeed, pantry["white-wine"], salt]),
  "grainy-mustard": compound("whole-grain mustard", "moutarde à l'ancienne", [parts.mustardSeed, pantry["wine-vinegar"], salt]),
  "soy-sauce": compound("soy sauce", "sauce soya", [parts.soybeans, parts.wheat, salt]),
  tamari: compound("tamari", "tamari", [parts.soybeans, salt]),
  "fish-sauce": compound("fish sauce", "sauce de poisson", [parts.anchovies, salt], ["fish"]),
  worcestershire: compound("Worcestershire sauce", "sauce Worcestershire", [pantry["white-vinegar"], parts.molasses, parts.anchovies]),
  "basil-pesto": compound(
    "basil and cashew pesto",
    "pesto au basilic et aux noix de cajou",
    [produce.basil, pantry["canola-oil"], pantry.cashews, dairy.parmesan, produce.garlic],
    ["nuts"],
  ),
  tzatziki: compound("tzatziki", "tzatziki", [dairy["greek-yogurt"], produce.cucumber, produce.garlic, pantry["olive-oil"]]),
  gochujang: compound("gochujang", "gochujang", [bakery["chili-powder"], parts.soybeans, parts.wheat, pantry["sushi-rice"]]),
  miso: compound("white miso", "miso blanc", [parts.soybeans, pantry["sushi-rice"], salt]),
  "bbq-sauce": compound("barbecue sauce", "sauce barbecue", [
    ...[pantry["tomato-paste"], pantry["brown-sugar"], pantry["cider-vinegar"], parts.mustardSeed, bakery.paprika],
  ]),
  "tikka-paste": compound("tikka masala paste", "pâte tikka masala", [
    ...[pantry["tomato-paste"], produce.ginger, bakery["garam-masala"], parts.mustardSeed],
  ]),
  "chili-crisp": compound(
    "chili crisp",
    "huile pimentée croustillante",
    [pantry["canola-oil"], bakery["chili-flakes"], produce.garlic, parts.soybeans, pantry.peanuts, pantry["sesame-seeds"]],
    ["peanut"],
  ),
};

export const compounds = {
  ...sauces,
  teriyaki: compound("teriyaki sauce", "sauce teriyaki", [sauces["soy-sauce"], sugar, pantry["rice-vinegar"], produce.ginger]),
  "oyster-sauce": compound(
    "oyster sauce",
    "sauce aux huîtres",
    [parts.oysters, sauces["soy-sauce"], sugar, pantry.cornstarch],
    ["shellfish"],
  ),
  "caesar-dressing": compound("Caesar dressing", "vinaigrette César", [
    ...[pantry["canola-oil"], eggs, dairy.parmesan, parts.anchovies, sauces.dijon, produce.lemon, produce.garlic],
  ]),
  kimchi: compound("vegan kimchi", "kimchi végétalien", [produce.cabbage, bakery["chili-flakes"], produce.garlic, sauces.tamari]),
  pickles: compound("dill pickles with mustard seed", "cornichons aux graines de moutarde", [
    ...[produce.cucumber, pantry["white-vinegar"], produce.dill, parts.mustardSeed],
  ]),
  "smoked-meat": compound("Montréal smoked meat", "smoked meat de Montréal", [parts.brisket, parts.mustardSeed, salt], ["beef"]),
  dukkah: compound(
    "hazelnut dukkah",
    "dukkah aux noisettes",
    [pantry.hazelnuts, pantry["sesame-seeds"], bakery.coriander, bakery.cumin],
    ["nuts"],
  ),
  "dark-chocolate": compound("dark chocolate", "chocolat noir", [pantry.cocoa, sugar, parts.lecithin]),
  "dark-chocolate-milk": compound("milk chocolate", "chocolat au lait", [pantry.cocoa, sugar, milk, parts.lecithin]),
  "burger-buns": compound("potato burger buns", "pains à hamburger aux pommes de terre", [
    flour,
    produce.potatoes,
    milk,
    eggs,
    sugar,
    yeast,
  ]),
  "brioche-buns": compound("brioche buns", "pains briochés", [flour, butter, eggs, milk, sugar, yeast]),
  "rye-bread": compound("rye bread", "pain de seigle", [bakery["rye-flour"], flour, salt, yeast]),
  naan: compound("naan", "pains naan", [flour, dairy["greek-yogurt"], salt, yeast]),
  "english-muffin": compound("English muffin", "muffin anglais", [flour, milk, salt, yeast]),
  croutons: compound("garlic croutons", "croûtons à l'ail", [bakery.baguette, pantry["olive-oil"], produce.garlic]),
  "puff-pastry": compound("all-butter puff pastry", "pâte feuilletée au beurre", [flour, butter, salt]),
  "pie-crust": compound("butter pie crust", "pâte à tarte au beurre", [flour, butter, salt]),
  "lasagna-sheets": compound("fresh lasagna sheets", "feuilles de lasagne fraîches", [flour, eggs]),
  pappardelle: compound("fresh egg pappardelle", "pappardelles fraîches aux œufs", [flour, eggs]),
  "egg-noodles": compound("egg noodles", "nouilles aux œufs", [flour, eggs]),
  gnocchi: compound("potato gnocchi", "gnocchis de pommes de terre", [parts.potatoFlakes, flour, salt]),
} satisfies Record<string, Ingredient>;
