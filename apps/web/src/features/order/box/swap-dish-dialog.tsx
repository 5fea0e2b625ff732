import { accountIndex } from "@tablee/contracts/calls/account";
import { dishAlternatives, swapDish, updateQuantity } from "@tablee/contracts/calls/orders";
import type { DishCard, OrderCard } from "@tablee/contracts/schemas";
import { readAgain } from "@tablee/ui/app/refresh";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery, callsMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import { SwapDialog } from "../../../shared/swap/swap-dialog.tsx";
import type { Opening } from "../../../shared/ui/late-dialog.tsx";
import { draftOf, linesOf } from "../editor/draft.ts";

interface SwapDishProps extends Opening {
  order: OrderCard;
  dish: DishCard;
}

/** Replaces a dish of a box that can still be changed, with an undo. */
export function SwapDishDialog({ order, dish, open, onOpenChange }: SwapDishProps) {
  const { t } = useTranslation(["swap", "ui"]);
  const language = useLanguage();
  const { orderId } = order;
  const { sku } = dish;
  const [editingSession] = useState(() => crypto.randomUUID());
  const alternatives = useQuery(callQuery(dishAlternatives, { orderId, sku }, { enabled: open, staleTime: 0 }));
  const undo = useMutation(
    callsMutation(
      [updateQuantity],
      (version: number) => request(updateQuantity, { orderId, version, editingSession, lines: linesOf(draftOf({ order })) }),
      {
        held: [accountQuery.queryKey],
        onSuccess: (answer) => holdOrder(answer.order),
        onError: (error) => {
          toast.error(sentenceOf(error, language));
          void readAgain(queryClient, accountIndex);
        },
      },
    ),
  );
  const swap = useMutation(
    callsMutation([swapDish], (instead: string) => request(swapDish, { orderId, version: order.version, editingSession, sku, instead }), {
      held: [accountQuery.queryKey],
      onSuccess: (answer, instead) => {
        holdOrder(answer.order);
        onOpenChange(false);
        const now = answer.order.lines.find((line) => line.dish.sku === instead)?.dish;
        toast.success(t("done", { dish: now?.name[language] ?? instead, before: dish.name[language] }), {
          id: `swap-${orderId}`,
          action: { label: t("ui:undo"), onClick: () => undo.mutate(answer.order.version) },
        });
      },
      onError: () => void readAgain(queryClient, accountIndex),
    }),
  );
  return <SwapDialog {...{ dish, alternatives, swap, open, onOpenChange }} first={3} />;
}
