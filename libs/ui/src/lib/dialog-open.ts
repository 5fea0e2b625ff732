import { useEffect, useSyncExternalStore } from "react";
import { toast } from "./toast.ts";

let open = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1): void => {
  open += change;
  for (const notify of listeners) notify();
};

/**
 * Mounted inside the content of every dialog: while one is open, toasts appear where they cover nothing of it, and older ones are
 * dismissed.
 */
export function DialogOpen(): null {
  useEffect(() => {
    toast.dismissAll();
    count(1);
    return () => count(-1);
  }, []);
  return null;
}

/** True while a dialog is open. */
export const useDialogOpen = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => open > 0,
  );
