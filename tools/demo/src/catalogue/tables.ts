/** Dishes that share pairings, and these pairings: three groups, of which a dish gets one item each. */
export interface Table {
  /** Stock keeping units of recipes and meals. */
  readonly dishes: readonly string[];
  /** Stock keeping units of market items: bread or a dip, something fresh, something to drink. */
  readonly besides: readonly (readonly string[])[];
}

const skus =
  (kind: string) =>
  (...numbers: readonly number[]): string[] =>
    numbers.map((number) => `${kind}-${String(number).padStart(4, "0")}`);
const cook = skus("RTC");
const eat = skus("RTE");
const item = skus("MKT");

/** Lime and raspberry, unsweetened: suitable for nearly every dish. */
const water = [128, 129];

export const tables = {
  /** Bread and a green salad: roasts, pans and soups. */
  bistro: {
    dishes: [...cook(1, 2, 3, 4, 13, 16, 18, 23, 25, 27, 28, 48, 52, 54, 59, 68), ...eat(31, 32, 33)],
    besides: [item(47, 46), item(15, 17, 18), item(...water)],
  },
  /** The pairings with lemons, for fish and shellfish. */
  seaside: {
    dishes: [...cook(34, 37, 38, 39, 40, 43, 44, 46), ...eat(23, 34)],
    besides: [item(47, 46, 8), item(15, 17, 18), item(...water)],
  },
  /** The table of Québec and of the north: rye, pickles, roots, pressed apples. */
  homely: {
    dishes: [...cook(14, 17, 58, 70), ...eat(14, 15, 16, 17, 18, 19)],
    besides: [item(49, 90), item(15, 20, 24), item(122, ...water)],
  },
  /** Food held in both hands, and the bowl that is a burger. */
  diner: {
    dishes: [...cook(11, 15, 31, 36, 45, 51), ...eat(20, 21)],
    besides: [item(96, 97), item(24, 90, 15), item(123, 124, 126)],
  },
  italian: {
    dishes: [...cook(47, 56, 69, 71, 72, 73, 74, 75, 76, 77, 85), ...eat(13)],
    besides: [item(47, 46, 91), item(15, 16, 17), item(...water)],
  },
  mexican: {
    dishes: [...cook(5, 12, 21, 24, 41, 49, 55, 62, 65, 87), ...eat(5)],
    besides: [item(98), item(105, 81, 9), item(123, 128)],
  },
  indian: {
    dishes: [...cook(6, 53, 61, 84), ...eat(24, 25, 27, 30)],
    besides: [item(56, 32, 112), item(18, 11), item(119, 128)],
  },
  levant: {
    dishes: [...cook(7, 22, 50, 57, 63, 67), ...eat(1, 3, 11)],
    besides: [item(57, 104, 106, 91), item(18, 17, 15), item(119, 123)],
  },
  japaneseAndKorean: {
    dishes: [...cook(8, 19, 26, 32, 33, 35, 64, 66), ...eat(2, 6, 35)],
    besides: [item(113, 92), item(18, 10), item(118, 125)],
  },
  /** China, Thailand, Vietnam, and noodles with peanuts. */
  southAndEast: {
    dishes: [...cook(10, 20, 29, 30, 42, 60), ...eat(9, 10, 26, 29)],
    besides: [item(89, 9), item(18, 11, 12), item(125, 126)],
  },
  caribbean: {
    dishes: cook(9, 86),
    besides: [item(9), item(10, 11), item(126, 123)],
  },
  /** Few carbohydrates: no bread, no fruit, nothing sweetened. */
  keto: {
    dishes: [...cook(78, 79, 80, 81, 82, 83), ...eat(4, 8, 12, 22, 28, 36)],
    besides: [item(91, 10), item(15, 16, 18), item(...water)],
  },
  garden: {
    dishes: eat(7),
    besides: [item(104, 107), item(10, 17), item(125, 131)],
  },
  morning: {
    dishes: eat(37, 38, 39, 40, 41, 42),
    besides: [item(32, 7), item(4, 14), item(121, 117)],
  },
} as const satisfies Record<string, Table>;
