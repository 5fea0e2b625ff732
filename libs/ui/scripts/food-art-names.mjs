/** The icons of Fluent Emoji worth having on a plate. Whole dishes in their own bowl are left out: we draw the bowl. */
export const foodArtNames = `
  red-apple green-apple pear tangerine lemon lime melon cherries peach mango kiwi-fruit tomato avocado pea-pod
  leafy-green cucumber hot-pepper ear-of-corn garlic ginger-root roasted-sweet-potato croissant pretzel cheese-wedge egg
  butter cut-of-meat poultry-leg hamburger french-fries taco burrito salt canned-food rice-cracker sushi dumpling
  lobster crab cupcake pie chocolate-bar candy custard honey-pot glass-of-milk teapot seedling sheaf-of-rice maple-leaf
  sunflower lotion-bottle sponge soap candle roll-of-paper bubbles
`
  .trim()
  .split(/\s+/);

/** The hue that an icon's pinks turn to, where it is not tomato's. */
export const reds = { "maple-leaf": 16, crab: 12, lobster: 10 };
