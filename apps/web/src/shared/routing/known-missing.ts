import { NO_SUBJECT } from "@tablee/contracts/pages/missing-page";
import { useEffect } from "react";

const mark = () => globalThis.document?.getElementById("drawn")?.dataset;

/**
 * True for a dish or another subject that the document names as missing: its page does not ask for it. Once the person leaves that page the
 * mark is forgotten, since the subject may exist at the next visit.
 */
export function useKnownMissing(subject: string): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shows one subject after another
  useEffect(() => () => void delete mark()?.missing, [subject]);
  return subject === NO_SUBJECT || mark()?.missing === subject;
}
