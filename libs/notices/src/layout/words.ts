import type { Bill } from "./bill.ts";

/** The words of a message before its layout: paragraphs, a few facts, and at most one action. */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Amounts that add up, before the facts. */
  readonly bills?: readonly Bill[];
  /** Label and value, one a line. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** A text message ends with the address of the action: there it is the only way to it. */
  readonly smsLinks?: true;
  /** The text message, after the brand's name. */
  readonly sms: string;
}
