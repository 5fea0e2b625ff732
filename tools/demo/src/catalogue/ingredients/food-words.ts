import type { Allergen } from "@tablee/domain/subscription/vocabulary";

type Row = readonly [en: string, fr: string, ...allergens: Allergen[]];

/**
 * The words by which people name food with priority allergens, in English and French, singular or plural. Sources: Health Canada,
 * "Common food allergens" and "Gluten sources". Compounds with a recipe in `compounds.ts` are read by that, too.
 */
export const bearers: readonly Row[] = [
  ["milk", "lait", "milk"],
  ["buttermilk", "babeurre", "milk"],
  ["butter", "beurre", "milk"],
  ["ghee", "ghee", "milk"],
  ["cream", "crème", "milk"],
  ["yogurt", "yogourt", "milk"],
  ["skyr", "skyr", "milk"],
  ["kefir", "kéfir", "milk"],
  ["cheese", "fromage", "milk"],
  ["cheddar", "cheddar", "milk"],
  ["parmesan", "parmesan", "milk"],
  ["parmigiano reggiano", "parmigiano reggiano", "milk"],
  ["pecorino romano", "pecorino romano", "milk"],
  ["mozzarella", "mozzarella", "milk"],
  ["burrata", "burrata", "milk"],
  ["ricotta", "ricotta", "milk"],
  ["feta", "feta", "milk"],
  ["halloumi", "halloumi", "milk"],
  ["paneer", "paneer", "milk"],
  ["gruyère", "gruyère", "milk"],
  ["brie", "brie", "milk"],
  ["gouda", "gouda", "milk"],
  ["provolone", "provolone", "milk"],
  ["mascarpone", "mascarpone", "milk"],
  ["raita", "raïta", "milk"],
  ["whey", "lactosérum", "milk"],
  ["casein", "caséine", "milk"],
  ["egg", "œuf", "egg"],
  ["mayonnaise", "mayonnaise", "egg", "mustard"],
  ["aioli", "aïoli", "egg", "mustard"],
  ["soy", "soya", "soy"],
  ["soybean", "fève de soya", "soy"],
  ["soy lecithin", "lécithine de soya", "soy"],
  ["tamari", "tamari", "soy"],
  ["miso", "miso", "soy"],
  ["tofu", "tofu", "soy"],
  ["tempeh", "tempeh", "soy"],
  ["edamame", "edamame", "soy"],
  ["white chocolate", "chocolat blanc", "milk", "soy"],
  ["peanut", "arachide", "peanut"],
  ["peanut butter", "beurre d’arachide", "peanut"],
  ["hoisin", "hoisin", "soy", "wheat", "sesame"],
  ["satay", "satay", "peanut"],
  ["sesame", "sésame", "sesame"],
  ["tahini", "tahini", "sesame"],
  ["hummus", "houmous", "sesame"],
  ["halva", "halva", "sesame"],
  ["almond", "amande", "almond"],
  ["almond butter", "beurre d’amande", "almond"],
  ["brown butter", "beurre noisette", "milk"],
  ["teriyaki", "teriyaki", "soy", "wheat"],
  ["kimchi", "kimchi", "soy"],
  ["gianduja", "gianduja", "hazelnut"],
  ["marzipan", "massepain", "almond"],
  ["frangipane", "frangipane", "almond"],
  ["amaretti", "amaretti", "almond"],
  ["brazil nut", "noix du brésil", "brazil-nut"],
  ["cashew", "noix de cajou", "cashew"],
  ["hazelnut", "noisette", "hazelnut"],
  ["macadamia", "macadamia", "macadamia"],
  ["macadamia nut", "noix de macadamia", "macadamia"],
  ["pecan", "pacane", "pecan"],
  ["pine nut", "pignon", "pine-nut"],
  ["pistachio", "pistache", "pistachio"],
  ["walnut", "noix de grenoble", "walnut"],
  ["pesto", "pesto", "milk"],
  ["fish", "poisson", "fish"],
  ["worcestershire", "worcestershire", "fish"],
  ["caesar", "césar", "egg", "fish"],
  ["anchovy", "anchois", "fish"],
  ["salmon", "saumon", "fish"],
  ["trout", "truite", "fish"],
  ["cod", "morue", "fish"],
  ["haddock", "aiglefin", "fish"],
  ["halibut", "flétan", "fish"],
  ["walleye", "filet de doré", "fish"],
  ["arctic char", "omble chevalier", "fish"],
  ["tuna", "thon", "fish"],
  ["sole", "sole", "fish"],
  ["surimi", "goberge", "fish"],
  ["bonito", "bonite", "fish"],
  ["shrimp", "crevette", "crustaceans"],
  ["prawn", "crevette", "crustaceans"],
  ["lobster", "homard", "crustaceans"],
  ["crab", "crabe", "crustaceans"],
  ["crayfish", "écrevisse", "crustaceans"],
  ["scallop", "pétoncle", "molluscs"],
  ["mussel", "moule", "molluscs"],
  ["clam", "palourde", "molluscs"],
  ["oyster", "huître", "molluscs"],
  ["squid", "calmar", "molluscs"],
  ["octopus", "pieuvre", "molluscs"],
  ["mustard", "moutarde", "mustard"],
  ["red wine vinegar", "vinaigre de vin rouge", "sulphites"],
  ["balsamic vinegar", "vinaigre balsamique", "sulphites"],
  ["white cooking wine", "vin blanc de cuisson", "sulphites"],
  ["wine", "vin", "sulphites"],
  ["sun-dried tomato", "tomate séchée", "sulphites"],
  ["molasses", "mélasse", "sulphites"],
  ["dried potato", "pomme de terre séchée", "sulphites"],
  ["dried apricot", "abricot séché", "sulphites"],
  ["caper", "câpre", "sulphites"],
  ["kalamata olive", "olive kalamata", "sulphites"],
  ["italian sausage", "saucisse italienne", "sulphites"],
  ["chorizo", "chorizo", "sulphites"],
  ["bacon", "bacon", "sulphites"],
  ["ham", "jambon", "sulphites"],
  ["prosciutto", "prosciutto", "sulphites"],
  ["wheat", "blé", "wheat"],
  ["flour", "farine", "wheat"],
  ["crumb", "chapelure", "wheat"],
  ["semolina", "semoule", "wheat"],
  ["couscous", "couscous", "wheat"],
  ["bulgur", "boulgour", "wheat"],
  ["farro", "farro", "wheat"],
  ["spelt", "épeautre", "wheat"],
  ["freekeh", "freekeh", "wheat"],
  ["seitan", "seitan", "wheat"],
  ["panko", "panko", "wheat"],
  ["baguette", "baguette", "wheat"],
  ["bread", "pain", "wheat"],
  ["sourdough", "levain", "wheat"],
  ["rye", "seigle", "rye"],
  ["rye flour", "farine de seigle", "rye"],
  ["malt", "malt", "barley"],
  ["barley", "orge", "barley"],
  ["triticale", "triticale", "triticale"],
  ["oats", "avoine", "oats"],
  ["gluten-free rolled oats", "flocons d’avoine sans gluten", "gluten-free-oats"],
  ["pita", "pita", "wheat"],
  ["flatbread", "pain plat", "wheat"],
  ["brioche", "brioche", "wheat", "milk", "egg"],
  ["brioche bun", "pain brioché", "wheat", "milk", "egg"],
  ["burger bun", "pain à hamburger", "wheat", "milk", "egg"],
  ["puff pastry", "pâte feuilletée", "wheat"],
  ["pie crust", "pâte à tarte", "wheat"],
  ["lasagna", "lasagne", "wheat"],
  ["naan", "naan", "wheat", "milk"],
  ["flour tortilla", "tortilla de blé", "wheat"],
  ["pizza dough", "pâte à pizza", "wheat"],
  ["phyllo", "phyllo", "wheat"],
  ["crouton", "croûton", "wheat"],
  ["pasta", "pâte", "wheat"],
  ["spaghetti", "spaghetti", "wheat"],
  ["linguine", "linguine", "wheat"],
  ["rigatoni", "rigatoni", "wheat"],
  ["orecchiette", "orecchiette", "wheat"],
  ["cavatappi", "cavatappi", "wheat"],
  ["orzo", "orzo", "wheat"],
  ["pappardelle", "pappardelle", "wheat", "egg"],
  ["udon", "udon", "wheat"],
  ["udon noodle", "nouille udon", "wheat"],
  ["ramen", "ramen", "wheat"],
  ["ramen noodle", "nouille à ramen", "wheat"],
  ["soba", "soba", "wheat"],
  ["soba noodle", "nouille soba", "wheat"],
  ["egg noodle", "nouille aux œufs", "wheat", "egg"],
  ["gnocchi", "gnocchi", "wheat"],
];

/** Phrases that contain one of the words above and name food without that allergen, and words by which a name is no food. */
export const innocent: Readonly<Record<"en" | "fr", readonly string[]>> = {
  en: [
    "coconut milk",
    "oyster mushroom",
    "rice noodle",
    "rice vermicelli",
    "corn tortilla",
    "pumpkin seed",
    "sunflower seed",
    "chia seed",
    "chickpea flour",
    "buckwheat flour",
    "butternut",
    "snow pea",
    "cream soda",
  ],
  fr: [
    "lait de coco",
    "noix de coco",
    "nouilles de riz",
    "vermicelles de riz",
    "tortillas de maïs",
    "semoule de maïs",
    "farine de pois chiches",
    "farine de sarrasin",
    "pois mange-tout",
    "pâte de tomate",
    "pâte de cari",
    "pâte d’épices",
    "pâte tikka",
    "poudre à pâte",
  ],
};

/** Words that name no priority allergen: foods, cuts, places, forms. Another word in a name is judged first, then added here or above. */
export const harmless: Readonly<Record<"en" | "fr", string>> = {
  en: `acid adobo agave aged albacore all and animal apple arborio arugula asparagus atlantic avocado baby baking banana bartlett basil
    basmati bean beef beet bell belly bison black blue blueberry bok boneless braised breast brisket broccoli broccolini brown bulb
    cabbage cajun cane canola carbonated carrot castelvetrano cauliflower celery cherry chicken chickpea chili chipotle chive chop
    choy chuck cider cilantro cinnamon citric clementine cocoa coconut coffee cold cooked coriander corn cornmeal cornstarch
    cortland cottage cranberry cremini crumble crushed cucumber cumin curd cured curry date dill dried drumstick dry duck edward
    eggplant el extra fennel fermented fillet firm flake flank fresh fry garam garlic ginger goat gold grain grape grated greek
    green greens ground hanout harissa heart hemp herb honey honeycrisp iceberg in island jalapeño jasmine jerk kale ketchup kidney
    kiwi korma lamb leaf lean leave leek lemon lemongrass lentil lettuce lime mango maple masala meat medallion medjool mex
    microbial mild mint mixed mushroom nori nutritional oelek oil olive on onion orange oregano pacific paprika parsley parsnip
    paste pea peach pear pearl pectin peeled pepper pickle pineapple plain poblano pork portobello potato powder prince protein
    pulled quinoa radish rainbow ras raspberry red rennet rice rind roast roasted romaine rutabaga sage salsa salt salted sambal
    sauce savory sea seed shallot sheet shelled shiitake short sirloin skin slaked sliced slow smoked snap snow sour spice spinach
    split sprout squash steak stir stock strawberry strip style sugar sumac summer sweet syrup tea tenderloin tex thai thigh thyme
    toasted tomatillo tomato turkey turmeric vanilla vegan vegetable vine vinegar washed water white whole wild with yeast yellow
    yukon zucchini`,
  fr: `acide adobo agave agneau ail alimentaire ananas aneth animale arborio arc asperge assaisonnement atlantique au aubergine aux
    avec avocat banane bartlett basilic basmati bavette betterave bifteck bison blanc bleu bleuet bok bouillon braisée broccolini
    brocoli broyée brun bulbe bœuf cacao café cajun canard canne canneberge cannelle canola cari carotte cassonade cassé
    castelvetrano cerise chair champignon chanvre chaux chia chiche chili chipotle chou choy chèvre ciboulette cidre ciel citrique citron
    citronnelle citrouille clémentine coco concombre corail coriandre cornichon cortland cottage courge courgette court cremini
    croûte cuisse cuit cuite cumin curcuma céleri côtelette cœur d datte de dinde dindon douce du décortiquée désossé eau effiloché
    el en entier entière et extra fenouil ferme fermentée feuille filet flanc fleur flocon frais fraise framboise française fraîche
    frisé froid fumé fève fécule garam gazéifiée germon germée gingembre gold grain graine grappe grec grecque grelot grillé grillée
    haché hanout haricot harissa haut herbe honeycrisp huile iceberg jalapeño jasmin jaune jerk jeune ketchup kiwi korma l la laitue
    lanière lavée lentille levure lime légume magret maigre mangue masala maïs medjool menthe mer mesclun mex microbienne
    miel mini moulu moulue musquée médaillon nature neige noir nori oelek oignon olive orange origan pacifique palette panais
    paprika patate peau pectine perlé persil petit pilon piment pimentée pleurote poblano pointe poire poireau pois poitrine poivre
    poivron pomme porc portobello poudre poulet prince protéine présure pêche quinoa radis raisin ras riz romaine roquette rouge
    rutabaga râpé rôtie salsa salée sambal sarriette sauce sauge sauter sauvage sec sel shiitake sirop sucre sucré sumac sure
    surlonge séché séchée terre tex thaï thym thé tomate tomatille tournesol tranchée vanille vert verte vieilli vinaigre végétalien
    végétalienne yukon à échalote écossé édouard épice épinard érable île`,
};
