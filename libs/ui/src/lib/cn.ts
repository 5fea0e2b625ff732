import { type ClassValue, clsx } from "clsx";
import { mergeClasses } from "./merge-classes.ts";

/** Joins class names; of two Tailwind classes that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
