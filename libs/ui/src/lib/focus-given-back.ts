import { useRef } from "react";

/**
 * For the content of a dialog that something else than a trigger of its own opens: begins at the part that is marked with
 * `data-first-focus`, and gives the focus back to what had it. Radix gives it back to triggers only.
 */
export function useFocusGivenBack() {
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
