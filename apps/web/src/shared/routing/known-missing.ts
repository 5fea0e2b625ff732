import { NO_SUBJECT } from "@tablee/contracts/pages/missing-page";

/** True for a dish or another subject that the document names as missing: its page does not ask for it. */
export const isKnownMissing = (subject: string): boolean =>
  subject === NO_SUBJECT || globalThis.document?.getElementById("drawn")?.dataset.missing === subject;
