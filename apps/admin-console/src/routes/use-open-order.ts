import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to an order. */
export function useOpenOrder(): (orderId: string) => void {
  const navigate = useNavigate();
  return useCallback((orderId) => void navigate({ to: "/orders/$orderId", params: { orderId } }), [navigate]);
}
