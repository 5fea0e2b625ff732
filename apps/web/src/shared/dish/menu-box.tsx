import type { DishCard } from "@tablee/contracts/schemas";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { ComponentType, ReactNode } from "react";
import type { DishTileProps } from "./dish-tile.tsx";

/** The part of a tile that shows a client's box: a mark if the dish is in it, and the button that adds the dish. */
export type BoxOnTile = Pick<DishTileProps, "mark" | "chosen" | "faded"> & { readonly foot?: ReactNode };

/** A client's box of the week that the menu shows. */
export interface MenuBox {
  /** The allergens that the household avoids. */
  readonly own: readonly Allergen[];
  readonly tileOf: (dish: DishCard) => BoxOnTile;
}

/** The menu’s answers about a client. */
export interface ClientsMenu {
  /** The week of the next box that can be filled; 'unknown' until the account answers. */
  readonly opensOn: string | "unknown" | undefined;
  /** The box of the week that is shown. */
  readonly box: MenuBox | undefined;
}

/** Shows a client's box of a week, and how to change it, above the menu; the menu itself shows the rest of what it reads. */
export type BoxOfWeek = ComponentType<{
  /** The Monday; undefined until the menu is here. */
  readonly week: string | undefined;
  readonly onRead: (read: ClientsMenu) => void;
}>;

/** Keeps the room of a tile's button, which most dishes get. */
export const footRoom = <div className="h-11 sm:h-(--control-h-sm)" />;

const coming: MenuBox = { own: [], tileOf: () => ({ foot: footRoom }) };

/** Until the account answers, dishes keep the room of their buttons. */
export const unread: ClientsMenu = { opensOn: "unknown", box: coming };
