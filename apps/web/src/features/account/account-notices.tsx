import { unpauseAccount } from "@tablee/contracts/calls/account";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { sessionIsNew } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Account } from "../../shared/order/account-query.ts";
import { To } from "../../shared/routing/to.tsx";
import { pausedWeeks } from "./paused-weeks.ts";

type Subscription = NonNullable<Account["subscription"]>;

/** Explains what a paused or closed subscription means for the page below. */
export function AccountNotices({ account: { subscription, orders } }: { account: Account }) {
  const { t } = useTranslation("account");
  switch (subscription?.status) {
    case undefined:
    case "active":
      return null;
    case "paused":
      return <Paused subscription={subscription} orders={orders} />;
    case "closed":
      return (
        <Notice tone="neutral" title={t("closedTitle")}>
          <Since subscription={subscription} /> {t("closedText")}
        </Notice>
      );
  }
}

/**
 * The start and reason of a pause or closure, and the date when a pause ends automatically; a pause for unpaid boxes has its
 * reason in the title.
 */
function Since({ subscription: { pauseReason, pausedAt, resumesAt, closedAt } }: { subscription: Subscription }) {
  const { t } = useTranslation(["account", "pause-reason"]);
  const language = useLanguage();
  const since = pausedAt ?? closedAt;
  if (!since || !pauseReason || pauseReason === "unpaid") return null;
  const date = formatDateWithYear(since.date, language);
  return (
    <span>
      {t(pausedAt ? "pausedSince" : "closedSince", { date, reason: t(`pause-reason:${pauseReason}`) })}
      {resumesAt && ` ${t("pausedUntil", { date: formatDateWithYear(resumesAt.date, language) })}`}
    </span>
  );
}

/** A subscription paused for unpaid boxes needs a new card before it resumes, or the next box fails too. */
function Paused({ subscription, orders }: { subscription: Subscription; orders: Account["orders"] }) {
  const unpaid = subscription.pauseReason === "unpaid";
  const { t } = useTranslation("account");
  const language = useLanguage();
  const go = useMutation(
    callMutation(unpauseAccount, {
      awaited: true,
      onSuccess: async () => {
        await sessionIsNew();
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
      <Since subscription={subscription} /> <span>{pausedWeeks(orders, t, language, subscription.resumesAt?.date)}</span>{" "}
      <span>{t(unpaid ? "pausedUnpaidText" : "pausedText")}</span>
    </Notice>
  );
}
