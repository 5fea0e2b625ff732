import { useRef } from "react";

/**
 * The focus of a dialog that has no trigger of its own: it starts at the element marked `data-first-focus`, and returns to the element
 * that had it before. Radix returns it to triggers only.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      const first = event.currentTarget instanceof Element && event.currentTarget.querySelector("[data-first-focus]");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
