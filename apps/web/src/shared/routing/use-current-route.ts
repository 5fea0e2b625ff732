import { useLocation } from "@tanstack/react-router";
import { type Found, findRoute } from "./paths.ts";

/** The screen that is shown, with its language and parameters; undefined where the address belongs to none. */
export function useCurrentRoute(): Found | undefined {
  const pathname = useLocation({ select: (location) => location.pathname });
  return findRoute(pathname);
}
