import { words } from "../i18n/en.ts";

type Category = keyof typeof words.category;

/** The key of a category's name; one that the catalogue of words does not know counts among the others. */
export const categoryKey = (category: string): `category.${Category}` =>
  `category.${Object.hasOwn(words.category, category) ? (category as Category) : "other"}`;
