/** Names of products, as one text. */
const names = (text: string): readonly string[] => text.trim().split(/\s+\|\s+/);

/** The catalogue's products by their taxes, judged one by one; kits to cook are basic groceries. A new product is added to one list. */
export const taxLists = {
  soda: names(`
    Ginger kombucha | Ginger beer | Maple cream soda
  `),
  goods: names(`
    Dish soap | Cellulose sponges | Swedish dishcloths | Paper towels | Compost bags | Beeswax wraps | Kitchen hand soap |
    Supper candle
  `),
  food: names(`
    Sparkling water, lime | Sparkling water, raspberry | Lemonade | Mango smoothie | Green juice | Chocolatines | Pouding chômeur |
    Molten chocolate cakes | Chocolate chunk cookies | Strawberry cheesecake jars | Kettle chips, sea salt | Ketchup chips |
    Corn tortilla chips | Buttered popcorn | Maple pecan popcorn | Roasted mixed nuts | Trail mix | Oat and date bars |
    Peppered beef jerky | Crunchy chickpeas | Roasted seaweed | Dark chocolate, 72% | Milk chocolate with hazelnuts |
    Maple hard candies | Apple coleslaw | Cheese platter | Charcuterie platter | Falafel and tabbouleh bowl | Chicken Cobb salad |
    Tuna avocado plate | Big Greek salad | Smoked meat sandwich | Roasted vegetable wrap | Smoked salmon muffin
  `),
  /** Basic groceries of the market. */
  basic: names(`
    Fairtrade bananas | Honeycrisp apples | Bartlett pears | Strawberries | Wild blueberries | Raspberries | Clementines | Lemons |
    Limes | Avocados | Ataulfo mangoes | Golden pineapple | Red seedless grapes | Kiwis | Mixed greens | Baby spinach |
    Cherry tomatoes | Mini cucumbers | Broccoli | Nantes carrots | Yukon Gold potatoes | Cremini mushrooms | Garlic | Basil |
    Free-run eggs | Organic eggs | 2% milk | Whole milk | Whipping cream | Salted butter | Plain Greek yogurt | Vanilla skyr |
    Plain kefir | Sour cream | Two-year cheddar | Cheese curds | Parmigiano Reggiano | Feta in brine | Double-cream brie |
    Washed-rind wedge | Goat cheese log | Halloumi | Oat beverage | Country sourdough | Baguette | Seeded whole wheat | Light rye |
    Montréal-style bagels | Butter croissants | Brioche burger buns | Flour tortillas | Corn tortillas | Garlic naan |
    Pocket pitas | English muffins | Blueberry muffins | Banana bread | Pizza dough | Amber maple syrup | Wildflower honey |
    Extra-virgin olive oil | Cold-pressed canola oil | Cider vinegar | Balsamic vinegar | Crushed tomatoes | Chickpeas |
    Black beans | Red lentils | Aged basmati | Short-grain rice | Lake wild rice | Bronze-cut spaghetti | Bronze-cut rigatoni |
    Rolled oats | All-purpose flour | Basil pesto | Marinara | Roasted tomato salsa | Crunchy peanut butter | Almond butter |
    Stone-ground tahini | Strawberry jam | Wild blueberry jam | Whole-grain mustard | Mayonnaise | Chili crisp |
    Garlic dill pickles | Castelvetrano olives | Napa kimchi | Coconut milk | Chicken bone broth | Salted herbs | Hummus |
    Guacamole | Tzatziki | Seeded rye crispbread | House espresso | Filter coffee | Decaf | Breakfast tea | Sencha |
    Garden mint tea | Drinking chocolate | Orange juice | Pressed apple juice | Peach iced tea | Chicken breasts | Chicken thighs |
    Chicken drumsticks | Lean ground beef | Sirloin steaks | Ground bison | Pork tenderloin | Thick-cut bacon |
    Mild Italian sausages | Montréal smoked meat | Prosciutto | Salmon fillets | Cold-smoked salmon | Cod fillets | Peeled shrimp |
    Snow crab meat | Smoked tofu | Sugar pie | Apple pie | Vanilla ice cream | Maple butter pecan ice cream | Raspberry sorbet |
    Coconut chocolate ice | Butter tarts
  `),
  /** Complete dishes, sold cold. */
  meals: names(`
    Harissa chicken bowl | Miso salmon bowl | Burrito bowl | Korean-style beef bowl | Harvest grain bowl |
    Peanut tofu noodle bowl | Coconut shrimp rice bowl | Halloumi and cauliflower bowl | Beef lasagna |
    Hot chicken sandwich plate | Turkey dinner | Tourtière | Braised beef and mushrooms | Three-cheese mac |
    Lentil shepherd’s pie | Tuscan-style chicken | Cod with herb potatoes | Chicken tikka masala | Chana masala |
    Red curry shrimp | Vegetable and paneer korma | Green curry chicken | Sweet potato peanut stew | Lamb keema |
    Chicken noodle soup | Yellow pea soup | Roasted tomato bisque | Maritime chowder | Miso noodle soup | Broccoli cheddar soup |
    Bacon and spinach egg bake | Blueberry overnight oats | Mango chia pudding | Breakfast burrito | Buckwheat crêpes
  `),
} as const;
