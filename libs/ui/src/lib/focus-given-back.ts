import { useRef } from "react";

/**
 * For the content of a dialog that something else than a trigger of its own opens: gives the focus back to what had it. Radix gives it
 * back to triggers only.
 */
export function useFocusGivenBack() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
