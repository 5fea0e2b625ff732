import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to an account's history. */
export function useOpenAccount(): (accountId: string) => void {
  const navigate = useNavigate();
  return useCallback((accountId) => void navigate({ to: "/accounts/$accountId", params: { accountId } }), [navigate]);
}
