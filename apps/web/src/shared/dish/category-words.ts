import { words } from "./category/words.ts";

type Category = keyof typeof words;

/** The key of a category's name; an unknown category counts among the others. */
export const categoryKey = (category: string): `category:${Category}` =>
  `category:${Object.hasOwn(words, category) ? (category as Category) : "other"}`;
