import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { codeOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { reloadSession } from "../../../shared/api/request.ts";
import { holdOrder } from "../../../shared/order/account-query.ts";
import { billAddition } from "../api/bill-addition.ts";
import { type StartedAddition, startAddition } from "../api/start-addition.ts";
import { stageOf } from "./pay-stage.ts";
import type { AddedItems } from "./use-additions.ts";

/** Holds what was put together, asks, and charges it once; `reload` then reads the box with what was added. */
export function usePayNow(items: AddedItems, editingSession: string, reload: () => void) {
  const { orderId } = items.data.order;
  const billing = useRef(false);
  const start = useMutation({
    mutationFn: () => startAddition({ orderId, editingSession, lines: items.asked }),
    onSuccess: ({ removed }) => items.remove(removed),
  });
  const bill = useMutation({
    mutationFn: ({ addition }: StartedAddition) => billAddition({ orderId, editingSession, patchId: addition.patchId }),
    onSuccess: ({ result, order, removed }) => {
      holdOrder(order);
      items.remove(removed);
      if (result !== "billed") return;
      items.clear();
      void queryClient.invalidateQueries({ queryKey: ["account"] });
      void reloadSession();
    },
    onSettled: () => {
      billing.current = false;
    },
  });
  return {
    start,
    bill,
    stage: stageOf(start, bill),
    /** Another window has the box. */
    moved: [start.error, bill.error].some((error) => codeOf(error) === "editing-session-moved"),
    /** Charges what is held; a second press while that is under way does nothing. */
    confirm: () => {
      if (billing.current || !start.data) return;
      billing.current = true;
      bill.mutate(start.data);
    },
    close: () => {
      if (bill.data?.result === "billed") reload();
      start.reset();
      bill.reset();
    },
  };
}

export type PayNow = ReturnType<typeof usePayNow>;
