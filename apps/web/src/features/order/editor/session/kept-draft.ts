import { clipped } from "../clip-draft.ts";
import type { Draft, DraftLine, EditorData } from "../draft.ts";

const key = "tablee-draft";

/** A draft as this tab keeps it, with the version of the box that it was made from. */
interface Kept {
  readonly orderId: string;
  readonly version: number;
  readonly lines: readonly (readonly [sku: string, line: Omit<DraftLine, "pairings">, pairings: readonly [string, number][]])[];
}

/** Keeps a draft across a reload of its page; nothing where the browser has no storage. */
export function keepDraft({ orderId, version }: EditorData["order"], draft: Draft): void {
  const kept: Kept = { orderId, version, lines: [...draft].map(([sku, { pairings, ...line }]) => [sku, line, [...pairings]]) };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the box opens as it was saved.
  }
}

/** Returns the kept draft of this version of the box, once, as far as its items are still available. */
export function takeDraft(data: EditorData): Draft | undefined {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    if (kept?.orderId !== data.order.orderId || kept.version !== data.order.version) return undefined;
    return clipped(data, new Map(kept.lines.map(([sku, line, pairings]) => [sku, { ...line, pairings: new Map(pairings) }])));
  } catch {
    return undefined;
  }
}
