import { unpauseAccount } from "@tablee/contracts/calls/account";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { reloadSession } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Account } from "../../shared/order/account-query.ts";
import { To } from "../../shared/routing/to.tsx";
import { pausedWeeks } from "./paused-weeks.ts";

/** What a paused or closed subscription means for what stands below. */
export function AccountNotices({ account: { subscription, orders } }: { account: Account }) {
  const { t } = useTranslation("account");
  switch (subscription?.status) {
    case undefined:
    case "active":
      return null;
    case "paused":
      return <Paused unpaid={subscription?.pauseReason === "unpaid"} orders={orders} />;
    case "closed":
      return (
        <Notice tone="neutral" title={t("closedTitle")}>
          {t("closedText")}
        </Notice>
      );
  }
}

/** A subscription that was paused for unpaid boxes needs another card before it resumes, or the next box fails too. */
function Paused({ unpaid, orders }: { unpaid: boolean; orders: Account["orders"] }) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const go = useMutation(
    callMutation(unpauseAccount, {
      awaited: true,
      onSuccess: async () => {
        await reloadSession();
        toast.success(t("unpaused"));
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  return (
    <Notice
      tone="attention"
      title={t(unpaid ? "pausedUnpaidTitle" : "pausedTitle")}
      action={
        <span className="flex flex-wrap gap-2">
          {!unpaid && (
            <To name="schedule" className={buttonStyle({ size: "sm", variant: "secondary" })}>
              {t("pausedSchedule")}
            </To>
          )}
          <Button size="sm" variant={unpaid ? "secondary" : "primary"} loading={go.isPending} onClick={() => go.mutate({})}>
            {t("unpause")}
          </Button>
          {unpaid && (
            <To name="settings_payment" className={buttonStyle({ size: "sm" })}>
              {t("message.paymentAction")}
            </To>
          )}
        </span>
      }
    >
      <span>{pausedWeeks(orders, t, language)}</span> <span>{t(unpaid ? "pausedUnpaidText" : "pausedText")}</span>
    </Notice>
  );
}
