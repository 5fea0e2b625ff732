import type { PlateSpec } from "@tablee/domain/product/vocabulary";
import type { Bill } from "./bill.ts";

/** A dish as a mail shows it: its plate, and its name where pictures are off. */
export interface ShownDish {
  readonly sku: string;
  readonly plate: PlateSpec;
  readonly name: string;
}

/** The words of a message before its layout: paragraphs, a few facts, and at most one action. */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The dishes whose plates a mail shows above its text, which names them all. */
  readonly plates?: readonly ShownDish[];
  /** Amounts that add up, before the facts. */
  readonly bills?: readonly Bill[];
  /** Label and value, one a line; the path of a page makes the value a link to it. */
  readonly facts?: readonly (readonly [label: string, value: string, path?: string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** A text message ends with the address of the action: there it is the only way to it. */
  readonly smsLinks?: true;
  /** The text message, after the brand's name. */
  readonly sms: string;
}
