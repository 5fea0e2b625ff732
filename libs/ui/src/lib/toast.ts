import { useSyncExternalStore } from "react";
import type { toast as sonner } from "sonner";

type Toasts = typeof sonner;

const waiting: ((toasts: Toasts) => void)[] = [];
const listeners = new Set<() => void>();
let toasts: Toasts | undefined;
let wanted = false;

function show(what: (toasts: Toasts) => void): void {
  if (toasts) what(toasts);
  else {
    waiting.push(what);
    wanted = true;
    for (const notify of listeners) notify();
  }
}

/**
 * Shows a toast: `toast.success(t("skipped"), { action: { label: t("ui:undo"), onClick } })`. The component that renders toasts
 * is loaded with the first one, which waits for it.
 */
export const toast = {
  success: (...given: Parameters<Toasts["success"]>) => show((all) => all.success(...given)),
  error: (...given: Parameters<Toasts["error"]>) => show((all) => all.error(...given)),
  warning: (...given: Parameters<Toasts["warning"]>) => show((all) => all.warning(...given)),
  info: (...given: Parameters<Toasts["info"]>) => show((all) => all.info(...given)),
  loading: (...given: Parameters<Toasts["loading"]>) => show((all) => all.loading(...given)),
  dismiss: (id: string) => show((all) => all.dismiss(id)),
  /** Dismisses all toasts; it fetches nothing if there never was one. */
  dismissAll: () => void toasts?.dismiss(),
};

/** True once a toast was requested: the component that renders them then has to be mounted. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => wanted,
    () => false,
  );

/** Called once the component that renders toasts is loaded: shows those that have waited. */
export function drawToasts(by: Toasts): void {
  toasts = by;
  for (const what of waiting.splice(0)) what(by);
}
