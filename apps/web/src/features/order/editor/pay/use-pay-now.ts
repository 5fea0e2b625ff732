import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callMutation, callsMutation } from "../../../../shared/api/calls.ts";
import { codeOf } from "../../../../shared/api/error-code.ts";
import { reloadSession, request } from "../../../../shared/api/request.ts";
import { holdOrder } from "../../../../shared/order/account-query.ts";
import type { StartedAddition } from "../../requests.ts";
import type { AddedItems } from "../use-additions.ts";
import { stageOf } from "./pay-stage.ts";

/** Starts the addition, asks for confirmation and charges it once; `reload` then reads the box again. */
export function usePayNow(items: AddedItems, editingSession: string, reload: () => void) {
  const { orderId } = items.data.order;
  const billing = useRef(false);
  // The screen stays as it is until the charge: this mutation refetches nothing.
  const start = useMutation({
    mutationFn: () => request(createPatch, { orderId, editingSession, lines: items.asked }),
    onSuccess: ({ removed }) => items.remove(removed),
  });
  const bill = useMutation(
    callsMutation(
      [billPatch],
      ({ addition }: StartedAddition) => request(billPatch, { orderId, editingSession, additionId: addition.additionId }),
      {
        onSuccess: ({ result, order, removed }) => {
          holdOrder(order);
          items.remove(removed);
          if (result !== "billed") return;
          items.clear();
          void reloadSession();
        },
        onSettled: () => {
          billing.current = false;
        },
      },
    ),
  );
  /** Charges the held items; a second click while that is under way does nothing. */
  const confirm = () => {
    if (billing.current || !start.data) return;
    billing.current = true;
    bill.mutate(start.data);
  };
  const otherCard = useMutation(callMutation(updateCard, { onSuccess: confirm }));
  return {
    start,
    bill,
    otherCard,
    stage: stageOf(start, bill),
    /** A different window has the box. */
    moved: [start.error, bill.error].some((error) => codeOf(error) === "editing-session-moved"),
    confirm,
    /** Changes the payment method, and charges the held items to it at once. */
    payWithAnother: (methodToken: string) => otherCard.mutate({ methodToken }),
    /** The method that has paid, or will be charged. */
    method: otherCard.data?.payWith ?? start.data?.payWith ?? undefined,
    close: () => {
      if (bill.data?.result === "billed") reload();
      start.reset();
      bill.reset();
      otherCard.reset();
    },
  };
}

export type PayNow = ReturnType<typeof usePayNow>;
