import { endCorporateCreditPlan } from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { Reason } from "@tablee/contracts/typed-texts";
import { Card } from "@tablee/ui/components/card";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { staffMutation } from "../../shared/api/staff-calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { PlanReason } from "./plan-reason.tsx";
import { type CorporatePlans, type OfAccount, showAnew } from "./requests.ts";

interface CurrentPlanProps extends OfAccount {
  current: CorporatePlans["current"];
  mayGive: boolean;
}

/** The plan that the customer has: its value, until when, and the next day that it gives on. */
export function CurrentPlan({ accountId, plans, current, mayGive }: CurrentPlanProps) {
  const { t } = useTranslation("corporate-plan");
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const end = useMutation(
    staffMutation(endCorporateCreditPlan, {
      onSuccess: async () => {
        await showAnew(accountId);
        setOpen(false);
        toast.success(t("ended"));
      },
    }),
  );
  const name = plans.find(({ plan }) => plan === current?.plan)?.name[language] ?? current?.plan;
  return (
    <Card className="flex flex-col items-start gap-4">
      <h3 className="font-display text-xl">{t("now")}</h3>
      <p className="figures">
        {current
          ? t("current", {
              plan: name,
              amount: formatMoney(current.valueCents, language),
              until: formatDateWithYear(current.expiration, language),
              next: formatDateWithYear(current.nextOn, language),
            })
          : t("none")}
      </p>
      {current && mayGive && (
        <AlertDialog
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            setReason("");
            end.reset();
          }}
          trigger={<Button variant="secondary">{t("end")}</Button>}
          title={t("endTitle")}
          description={t("endText")}
          confirmLabel={t("end")}
          disabled={!Reason.safeParse(reason).success}
          loading={end.isPending}
          onConfirm={() => end.mutate({ accountId, reason: reason.trim() })}
        >
          <FailureNotice error={end.error} />
          <PlanReason reason={reason} onChange={setReason} />
        </AlertDialog>
      )}
    </Card>
  );
}
