import type { OutputOf } from "@tablee/contracts/call";
import { accountIndex, skipOrder as skipCall, unskipOrder as unskipCall } from "@tablee/contracts/calls/account";
import type { OrderCard } from "@tablee/contracts/schemas";
import type { SkipReason } from "@tablee/domain/order/vocabulary";
import { readAgain } from "@tablee/ui/app/refresh";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callsMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { reloadSession, request } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import { track } from "../../../shared/tracking/track.ts";

/** Shows the expected order at once; the answer, or the rollback after a refusal, replaces it. */
async function ahead(order: OrderCard): Promise<void> {
  await queryClient.cancelQueries({ queryKey: accountQuery.queryKey });
  holdOrder(order);
}

/** Replaces the optimistic toast, including its Undo. */
function refused({ orderId }: OrderCard, sentence: string): void {
  toast.dismiss(`skip-${orderId}`);
  toast.error(sentence);
}

const skipKey = (orderId: string) => ["skip-order", orderId];

/** True while a week is shown as skipped before the server has answered: there is no receipt for it yet, and nothing to bring back. */
export const useSkipUnderWay = ({ orderId }: OrderCard): boolean => useIsMutating({ mutationKey: skipKey(orderId) }) > 0;

/** Skips a week and offers to undo it; `onFull` as in bringing it back. */
export function useSkip(order: OrderCard, day: string, onFull?: () => void) {
  const { t } = useTranslation(["order", "ui"]);
  const language = useLanguage();
  const unskip = useUnskip(order, onFull);
  return useMutation({
    ...callsMutation([skipCall], (reason: SkipReason | undefined) => request(skipCall, { orderId: order.orderId, reason }), {
      held: [accountQuery.queryKey],
      onMutate: async (reason) => {
        await ahead({
          ...order,
          status: "skipped",
          changeable: false,
          skippedBecause: reason ?? "others",
          belowMinimum: false,
          pointsToCome: 0,
        });
        toast.loading(t("skip.underWay", { day }), { id: `skip-${order.orderId}` });
      },
      onSuccess: (answer) => {
        track({ event: "skip" });
        holdOrder(answer.order);
        if (order.changeable) {
          const amount = formatMoney(answer.order.refundedCents, language);
          const description = answer.order.refundedCents > 0 ? t("skip.returned", { amount }) : undefined;
          toast.success(t("skip.done", { day }), { id: `skip-${order.orderId}`, description });
          void reloadSession();
          return;
        }
        toast.success(t("skip.done", { day }), {
          id: `skip-${order.orderId}`,
          description: t("skip.doneText"),
          action: { label: t("ui:undo"), onClick: () => unskip.mutate() },
        });
      },
      onError: (error) => {
        holdOrder(order);
        refused(order, sentenceOf(error, language));
        void readAgain(queryClient, accountIndex);
      },
    }),
    mutationKey: skipKey(order.orderId),
  });
}

/** Shows a week that is back, the items that sold out since, and the points it earns. */
export function useShowUnskipped() {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return ({ order: now, removed, pointsEarned }: OutputOf<typeof unskipCall>): void => {
    holdOrder(now);
    const sentences = [
      ...(removed.length > 0 ? [t("unskip.removed", { count: removed.length })] : []),
      ...(pointsEarned > 0 ? [t("unskip.points", { points: pointsEarned })] : []),
    ];
    const say = removed.length > 0 ? toast.warning : toast.success;
    say(t("unskip.done", { day: formatDay(now.deliveryDate, language) }), {
      id: `unskip-${now.orderId}`,
      description: sentences.join(" "),
    });
    void reloadSession();
  };
}

/** Brings a skipped week back. `onFull` takes over if its window has filled up. */
export function useUnskip(order: OrderCard, onFull?: () => void) {
  const language = useLanguage();
  const showUnskipped = useShowUnskipped();
  return useMutation(
    callsMutation([unskipCall], () => request(unskipCall, { orderId: order.orderId }), {
      held: [accountQuery.queryKey],
      onMutate: () => ahead({ ...order, status: "open", skippedBecause: undefined }),
      onSuccess: showUnskipped,
      onError: (error) => {
        holdOrder({ ...order, status: "skipped", skippedBecause: order.skippedBecause ?? "others" });
        if (onFull && codeOf(error) === "slot-full") {
          toast.dismiss(`skip-${order.orderId}`);
          onFull();
        } else refused(order, sentenceOf(error, language));
        void readAgain(queryClient, accountIndex);
      },
    }),
  );
}
