const amber = ["#ffd98a", "#d9862f"] as const;

/** The colours of a drink, by its leading ingredient. */
const colours: Record<string, readonly [light: string, deep: string]> = {
  tangerine: ["#ffd27a", "#f3872b"],
  "orange-slices": ["#ffd27a", "#f3872b"],
  mango: ["#ffdf85", "#f5a32a"],
  carrot: ["#ffc27a", "#ee7a24"],
  lemon: ["#fff6b8", "#f2d24a"],
  "lemon-slices": ["#fff6b8", "#f2d24a"],
  pineapple: ["#fff3b0", "#f0cb45"],
  strawberry: ["#ffc2c9", "#e2506a"],
  tomato: ["#ff9d86", "#cf3f2b"],
  "beet-slices": ["#d98aae", "#8a2a52"],
  lime: ["#f0f9d4", "#c5e08a"],
  ice: ["#f6fbfb66", "#cfe3e599"],
  "kiwi-fruit": ["#dff0a0", "#84b534"],
  "green-apple": ["#e9f6b6", "#a2cb4e"],
  cucumber: ["#e3f3c0", "#8fbf66"],
  blueberries: ["#c9b8ee", "#6a52b5"],
  grapes: ["#cdb2e6", "#6f3fa0"],
  coconut: ["#fffdf6", "#efe2c8"],
  cream: ["#ffffff", "#f3ead9"],
  "plant-milk": ["#fffaf0", "#e9dcc0"],
  peach: ["#f2c078", "#c47a2e"],
  raspberries: ["#fbe0de", "#e59a9c"],
  "ginger-root": ["#fbe9b0", "#e3b654"],
  "maple-leaf": ["#d99a5c", "#8f4f20"],
  "red-apple": ["#f5d68c", "#d9a03c"],
  "chocolate-bar": ["#c99a72", "#6b4023"],
};

/** Finds the colours of a drink from its list of drawings; tea's amber if none of them has any. */
export function drinkOf(art: readonly string[]): readonly [light: string, deep: string] {
  const name = art.find((candidate) => candidate in colours);
  return (name !== undefined && colours[name]) || amber;
}
