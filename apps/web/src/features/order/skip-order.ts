import { skipOrder as skipCall, unskipOrder as unskipCall } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { SkipReason } from "@tablee/domain/order/vocabulary";
import { toast } from "@tablee/ui/components/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { reloadSession, request } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../shared/order/account-query.ts";

/** Shows the order as it will be at once; what comes back, or the way back after a refusal, takes its place. */
async function ahead(order: OrderCard): Promise<void> {
  await queryClient.cancelQueries({ queryKey: accountQuery.queryKey });
  holdOrder(order);
}

/** Takes the place of what was said too soon, with its promise and its way back. */
function refused({ orderId }: OrderCard, sentence: string): void {
  toast.dismiss(`skip-${orderId}`);
  toast.error(sentence);
}

/** Skips a week and offers to undo it. */
export function useSkip(order: OrderCard, day: string) {
  const { t } = useTranslation(["order", "ui"]);
  const language = useLanguage();
  const unskip = useUnskip(order, day);
  return useMutation({
    mutationFn: (reason: SkipReason | undefined) => request(skipCall, { orderId: order.orderId, ...(reason ? { reason } : {}) }),
    onMutate: async (reason) => {
      await ahead({ ...order, status: "skipped", skippedBecause: reason ?? "others", belowMinimum: false });
      toast.success(t("skip.done", { day }), {
        id: `skip-${order.orderId}`,
        description: t("skip.doneText"),
        action: { label: t("ui:undo"), onClick: () => unskip.mutate() },
      });
    },
    onSuccess: (answer) => holdOrder(answer.order),
    onError: (error) => {
      holdOrder(order);
      refused(order, sentenceOf(error, language));
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
}

/** Brings a skipped week back; says what was sold out meanwhile. */
export function useUnskip(order: OrderCard, day: string) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return useMutation({
    mutationFn: () => request(unskipCall, { orderId: order.orderId }),
    onMutate: () => ahead({ ...order, status: "open", skippedBecause: undefined }),
    onSuccess: ({ order: now, removed, pointsEarned }) => {
      holdOrder(now);
      const sentences = [
        ...(removed.length > 0 ? [t("unskip.removed", { count: removed.length })] : []),
        ...(pointsEarned > 0 ? [t("unskip.points", { points: pointsEarned })] : []),
      ];
      const say = removed.length > 0 ? toast.warning : toast.success;
      say(t("unskip.done", { day }), { id: `unskip-${order.orderId}`, description: sentences.join(" ") });
      void reloadSession();
    },
    onError: (error) => {
      holdOrder({ ...order, status: "skipped", skippedBecause: order.skippedBecause ?? "others" });
      refused(order, sentenceOf(error, language));
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
}
