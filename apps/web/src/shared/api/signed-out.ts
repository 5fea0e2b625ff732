import { type Call, isGuarded } from "@tablee/contracts/call";

/** The screens that hold work which is not saved. */
let holders = 0;
let shown = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  if (next === shown) return;
  shown = next;
  for (const notify of listeners) notify();
}

/** The end of a session while its person was at work: the page stays as it is, and a dialog offers to sign in beside it. */
export const signedOut = {
  /** Keeps the page for a screen with unsaved work. @returns the end of it */
  hold(): () => void {
    holders++;
    return () => {
      holders--;
    };
  },
  /** True if a refused call must not leave the page: an act, whose form holds what was typed, or any call beside unsaved work. */
  keeps: (call: Call): boolean => isGuarded(call) || holders > 0,
  show: (): void => show(true),
  close: (): void => show(false),
  isShown: (): boolean => shown,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
