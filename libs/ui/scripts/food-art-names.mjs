/** The icons of Fluent Emoji worth having on a plate. Whole dishes in their own bowl are left out: we draw the bowl. */
export const foodArtNames = `
  red-apple green-apple pear tangerine lemon lime peach mango kiwi-fruit tomato avocado pea-pod leafy-green cucumber
  hot-pepper ear-of-corn croissant pretzel cheese-wedge egg butter cut-of-meat poultry-leg salt dumpling crab
  chocolate-bar honey-pot teapot maple-leaf sunflower seedling lotion-bottle sponge soap candle roll-of-paper bubbles
`
  .trim()
  .split(/\s+/);

/** The hue that an icon's pinks turn to, where it is not tomato's. */
export const reds = { "maple-leaf": 16, crab: 12 };
