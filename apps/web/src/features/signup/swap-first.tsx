import { firstBoxAlternatives, swapInFirstBox } from "@tablee/contracts/calls/first-order";
import type { DishCard } from "@tablee/contracts/schemas";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callQuery, callsMutation } from "../../shared/api/calls.ts";
import { request } from "../../shared/api/request.ts";
import { SwapDialog } from "../../shared/swap/swap-dialog.tsx";
import type { Opening } from "../../shared/ui/late-dialog.tsx";

interface SwapFirstProps extends Opening {
  dish: DishCard;
}

/** Replaces a dish of the first box before it is paid. */
export function SwapFirst({ dish, open, onOpenChange }: SwapFirstProps) {
  const { sku } = dish;
  const alternatives = useQuery(callQuery(firstBoxAlternatives, { sku }, { enabled: open, staleTime: 0 }));
  const swap = useMutation(
    callsMutation([swapInFirstBox], (instead: string) => request(swapInFirstBox, { sku, instead }), {
      awaited: true,
      onSuccess: () => onOpenChange(false),
    }),
  );
  return <SwapDialog {...{ dish, alternatives, swap, open, onOpenChange }} />;
}
