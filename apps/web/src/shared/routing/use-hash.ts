import { useLocation } from "@tanstack/react-router";
import { useHydrated } from "../app/use-hydrated.ts";

/** The fragment of the address, which no server knows. */
export function useHash(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return useHydrated() ? hash : "";
}
