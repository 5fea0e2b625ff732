import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { sessionIsNew } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { AffectedWeeks } from "./affected-weeks.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { SubscriptionSettings } from "./requests.ts";

/**
 * Asks for the reason, and shows the boxes that still come and what is lost: points, and promotional credit, which has to be
 * given up first.
 */
export function CloseDialog({ settings: { weeks, closing } }: { settings: SubscriptionSettings }) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<PauseReason>();
  const [isAsked, setIsAsked] = useState(false);
  const [expires, setExpires] = useState(false);
  const { points, givenCents, purchasedCents, assetsOut, blocked } = closing;
  const lost = points.available + points.pending;
  const close = useMutation(
    callMutation(updateSubscription, {
      awaited: true,
      onSuccess: async () => {
        await sessionIsNew();
        setOpen(false);
        toast.success(t("close.done"));
      },
    }),
  );
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setReason(undefined);
        setIsAsked(false);
        setExpires(false);
        close.reset();
      }}
      trigger={<Button variant="ghost">{t("closeOpen")}</Button>}
      title={t("close.title")}
      description={t("close.text")}
      confirmLabel={t("close.confirm")}
      danger
      disabled={blocked || (givenCents > 0 && !expires)}
      loading={close.isPending}
      onConfirm={() => {
        setIsAsked(true);
        if (reason) close.mutate({ change: "close", reason, expireGiven: expires });
      }}
    >
      <FailureNotice error={close.error} />
      {assetsOut > 0 && <Notice tone="attention">{t(blocked ? "close.blocked" : "close.assetsStay", { count: assetsOut })}</Notice>}
      <ReasonField reason={reason} onChange={setReason} isAsked={isAsked} />
      <AffectedWeeks weeks={weeks} />
      {lost > 0 && <p>{t("close.points", { count: lost, number: formatNumber(lost, language) })}</p>}
      {givenCents > 0 && (
        <Checkbox
          label={t("close.given", { amount: money(givenCents) })}
          hint={t("close.givenText")}
          checked={expires}
          onCheckedChange={(on) => setExpires(on === true)}
        />
      )}
      {purchasedCents > 0 && <p>{t("close.purchased", { amount: money(purchasedCents) })}</p>}
    </AlertDialog>
  );
}
