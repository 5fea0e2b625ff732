import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** On each new screen the focus goes to its content. Returns the path of the present one. */
export function useFocusOnArrival(): string {
  const pathname = useLocation({ select: (location) => location.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return pathname;
}
