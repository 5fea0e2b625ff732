import { useLocation } from "@tanstack/react-router";
import { type Found, findRoute } from "./paths.ts";

/** The current screen, with its language and parameters; undefined if the address belongs to none. */
export function useCurrentRoute(): Found | undefined {
  const pathname = useLocation({ select: (location) => location.pathname });
  return findRoute(pathname);
}
