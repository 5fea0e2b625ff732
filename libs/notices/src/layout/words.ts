import type { Bill } from "./bill.ts";

/** What a message says, before it is laid out: paragraphs, a few facts, and at most one thing to do. */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Money that adds up, before the facts. */
  readonly bills?: readonly Bill[];
  /** Label and value, one a line. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** A text message ends with the address of the thing to do: there it is the only way to it. */
  readonly smsLinks?: true;
  /** The same in a text message, behind the brand's name. */
  readonly sms: string;
}
