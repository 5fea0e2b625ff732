/** The icons of Fluent Emoji worth having on a plate. Whole dishes in their own bowl are left out: we draw the bowl. */
export const foodArtNames = `
  red-apple green-apple pear tangerine lemon lime banana watermelon grapes strawberry blueberries melon cherries peach
  mango pineapple coconut kiwi-fruit tomato olive eggplant avocado pea-pod broccoli leafy-green cucumber hot-pepper
  bell-pepper ear-of-corn carrot garlic onion ginger-root potato roasted-sweet-potato croissant bagel bread
  baguette-bread pretzel cheese-wedge egg butter pancakes waffle bacon cut-of-meat poultry-leg meat-on-bone hot-dog
  hamburger french-fries pizza flatbread stuffed-flatbread sandwich taco burrito tamale falafel popcorn salt
  canned-food rice-cracker rice-ball sushi fried-shrimp fish-cake-with-swirl moon-cake dango dumpling fortune-cookie
  oyster shrimp lobster crab squid fish octopus soft-ice-cream shaved-ice ice-cream doughnut cookie birthday-cake
  shortcake cupcake pie chocolate-bar candy custard honey-pot glass-of-milk hot-beverage teapot teacup-without-handle
  beer-mug wine-glass tropical-drink cup-with-straw bubble-tea beverage-box mate ice jar chestnut peanuts beans
  brown-mushroom herb seedling sheaf-of-rice four-leaf-clover maple-leaf hibiscus cherry-blossom sunflower rosette
  basket package wrapped-gift lotion-bottle sponge soap candle roll-of-paper bubbles
`
  .trim()
  .split(/\s+/);
