import type { AdditionPrice, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { Draft, EditorData } from "../draft.ts";

/** The changes that shelves and lines may make to the draft. A stable object as long as the editor is open. */
export interface Changes {
  setQuantity: (sku: string, quantity: number) => void;
  setOptions: (sku: string, options: readonly string[]) => void;
  setPairing: (sku: string, pairing: string, quantity: number) => void;
}

/** A box that is being edited, or additions to one that is paid. */
export interface Basket {
  readonly data: EditorData;
  readonly draft: Draft;
  readonly changes: Changes;
  /** A different window has the box: nothing can be changed here. */
  readonly readOnly: boolean;
  /** The price of the draft. */
  readonly price: OrderPrice | AdditionPrice;
  /** The total of a given draft, in cents. */
  readonly totalOf: (draft: Draft) => number;
}
