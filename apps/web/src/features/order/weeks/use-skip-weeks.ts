import type { OutputOf } from "@tablee/contracts/call";
import { accountIndex } from "@tablee/contracts/calls/account";
import { skipWeeks, unskipWeeks } from "@tablee/contracts/calls/several-weeks";
import { readAgain } from "@tablee/ui/app/refresh";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { reloadSession } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { accountQuery, holdOrder } from "../../../shared/order/account-query.ts";
import { track } from "../../../shared/tracking/track.ts";
import { useWhyRefused } from "./why-refused.ts";

type Skipped = OutputOf<typeof skipWeeks>;
type Back = OutputOf<typeof unskipWeeks>;

/** Skips weeks in one act, reports which could not be skipped and why, and offers one undo for all. */
export function useSkipWeeks(onSkipped: () => void) {
  const { t } = useTranslation(["weeks", "ui"]);
  const { notSkippedOf } = useWhyRefused();
  const undo = useUndo();
  return useMutation(
    callMutation(skipWeeks, {
      held: [accountQuery.queryKey],
      onSuccess: ({ weeks, number }: Skipped) => {
        for (const { order } of weeks) holdOrder(order);
        const done = weeks.filter(({ refused }) => refused === null);
        for (const _ of done) track({ event: "skip" });
        const stay = weeks.flatMap(({ order, refused }) => (refused === null ? [] : [notSkippedOf(order, refused)]));
        onSkipped();
        if (number === null) toast.error(t("noneDone"), { description: stay.join(" ") });
        else {
          const orderIds = done.map(({ order }) => order.orderId);
          const say = stay.length > 0 ? toast.warning : toast.success;
          say(t("done", { count: done.length }), {
            id: `weeks-${number}`,
            description: [...stay, t("recorded", { number })].join(" "),
            action: { label: t("ui:undo"), onClick: () => undo.mutate({ orderIds, number }) },
          });
        }
      },
      onError: () => void readAgain(queryClient, accountIndex),
    }),
  );
}

/** Brings back all weeks of one act, and reports which stay skipped and why. */
function useUndo() {
  const { t } = useTranslation("weeks");
  const language = useLanguage();
  const { notBackOf } = useWhyRefused();
  return useMutation(
    callMutation(unskipWeeks, {
      held: [accountQuery.queryKey],
      onSuccess: ({ weeks }: Back) => {
        for (const { order } of weeks) holdOrder(order);
        const back = weeks.filter(({ refused }) => refused === null);
        const stay = weeks.flatMap(({ order, refused }) => (refused === null ? [] : [notBackOf(order, refused)]));
        const removed = weeks.reduce((sum, week) => sum + week.removed.length, 0);
        const earned = weeks.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0);
        const description = [
          ...stay,
          ...(removed > 0 ? [t("removed", { count: removed })] : []),
          ...(earned > 0 ? [t("earned", { count: earned })] : []),
        ].join(" ");
        const say = back.length === 0 ? toast.error : stay.length + removed > 0 ? toast.warning : toast.success;
        say(back.length === 0 ? t("noneBack") : t("back", { count: back.length }), { description });
        void reloadSession();
      },
      onError: (error) => {
        toast.error(sentenceOf(error, language));
        void readAgain(queryClient, accountIndex);
      },
    }),
  );
}
