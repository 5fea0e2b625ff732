import { type Call, isGuarded } from "@tablee/contracts/call";
import { unsaved } from "@tablee/ui/app/unsaved";

let shown = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  if (next === shown) return;
  shown = next;
  for (const notify of listeners) notify();
}

/** The end of a session while its person was at work: the page stays as it is, and a dialog offers to sign in beside it. */
export const signedOut = {
  /** True if a refused call must not leave the page: an act, whose form holds what was typed, or any call beside unsaved work. */
  keeps: (call: Call): boolean => isGuarded(call) || unsaved.isThere(),
  show: (): void => show(true),
  close: (): void => show(false),
  isShown: (): boolean => shown,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
