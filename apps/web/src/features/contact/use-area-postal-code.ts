import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * The postal code outside our area that the person comes with. It is taken out of the history at once: a reload, a second message, and the
 * next person at this browser begin without it.
 */
export function useAreaPostalCode(): string | undefined {
  const given = useLocation({ select: ({ state }) => state.postalCode });
  const [taken] = useState(given);
  const navigate = useNavigate();
  useEffect(() => {
    if (given !== undefined) void navigate({ to: ".", search: true, hash: true, replace: true, resetScroll: false });
  }, [given, navigate]);
  return taken;
}
