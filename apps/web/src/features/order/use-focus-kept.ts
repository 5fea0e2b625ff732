import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Keeps the focus on the card when the pressed button disappears: once a week is skipped or brought back, or once a dialog that
 * opened automatically is closed. `keep` does so after any other action.
 */
export function useFocusKept(skipped: boolean): { card: RefObject<HTMLElement | null>; keep: () => ReturnType<typeof setTimeout> } {
  const card = useRef<HTMLElement>(null);
  const before = useRef(skipped);
  const keep = useCallback(
    () =>
      setTimeout(() => {
        if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
      }, 60),
    [],
  );
  useEffect(() => {
    if (before.current === skipped) return;
    before.current = skipped;
    const timer = keep();
    return () => clearTimeout(timer);
  }, [skipped, keep]);
  return { card, keep };
}
