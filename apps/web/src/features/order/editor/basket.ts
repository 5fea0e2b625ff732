import type { Draft, EditorData, EditorItem } from "./draft.ts";

/** What shelves and lines may do with the draft. The same object as long as the editor is open. */
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
  /** Another window has the box: nothing can be changed here. */
  readonly readOnly: boolean;
  readonly unitCents: (item: EditorItem) => number;
}
