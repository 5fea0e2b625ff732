import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * What was pressed is gone once a week is skipped or back, or once a dialogue that opened by itself is closed: the focus stays
 * with its card. `keep` sees to it after anything else.
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
