import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Keeps the focus on the card when the pressed button disappears with a new state: once a week is skipped or brought back, or a pickup is
 * booked or cancelled. `keep` does so after any other action, such as closing a dialog that opened automatically.
 */
export function useFocusKept(state: unknown): { card: RefObject<HTMLElement | null>; keep: () => ReturnType<typeof setTimeout> } {
  const card = useRef<HTMLElement>(null);
  const before = useRef(state);
  const keep = useCallback(
    () =>
      setTimeout(() => {
        if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
      }, 60),
    [],
  );
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const timer = keep();
    return () => clearTimeout(timer);
  }, [state, keep]);
  return { card, keep };
}
