import type { DishCard } from "@tablee/contracts/schemas";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { ComponentType, ReactNode } from "react";
import type { DishTileProps } from "./dish-tile.tsx";

/** The part of a tile that shows a client's box: a mark if the dish is in it, and the button that adds the dish. */
export type BoxOnTile = Pick<DishTileProps, "mark" | "chosen" | "faded"> & { readonly foot?: ReactNode };

/** A client's box of the week that the menu shows. */
export interface MenuBox {
  /** The day of the box and how to change it, above the dishes. */
  readonly note: ReactNode;
  /** The allergens that the household avoids. */
  readonly own: readonly Allergen[];
  readonly tileOf: (dish: DishCard) => BoxOnTile;
}

/** Passes a client's box of a week to its children; none for a visitor, and for a week without a box. */
export type BoxOfWeek = ComponentType<{ readonly week: string; readonly children: (box: MenuBox | undefined) => ReactNode }>;
