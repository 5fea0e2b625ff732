import { updateCorporateCreditPlan } from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { cents } from "@tablee/domain/kernel/money";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldErrors, sentenceOf } from "../../shared/api/errors.ts";
import { staffMutation } from "../../shared/api/staff-calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { PlanReason } from "./plan-reason.tsx";
import { type OfAccount, showAnew } from "./requests.ts";

/** Gives a plan: its value a month, end date and reason. Missing fields are left out: the answer names them. */
export function GivePlan({ accountId, plans, replaces }: OfAccount & { replaces: boolean }) {
  const { t } = useTranslation("corporate-plan");
  const language = useLanguage();
  const [plan, setPlan] = useState("");
  const [dollars, setDollars] = useState("");
  const [expiration, setExpiration] = useState("");
  const [reason, setReason] = useState("");
  const give = useMutation(
    staffMutation(updateCorporateCreditPlan, {
      shown: true,
      onSuccess: async () => {
        await showAnew(accountId);
        toast.success(t("given"));
      },
    }),
  );
  const errors = fieldErrors(give.error);
  const value = Number(dollars.replace(",", "."));
  const given = {
    ...(plan && { plan }),
    ...(value > 0 && { valueCents: cents(Math.round(value * 100)) }),
    ...(expiration && { expiration }),
  } as { plan: string; valueCents: ReturnType<typeof cents>; expiration: string };
  return (
    <Card asChild>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          give.mutate({ accountId, ...given, reason: reason.trim() });
        }}
      >
        <h3 className="font-display text-xl">{t(replaces ? "replace" : "give")}</h3>
        {give.isError && errors.size === 0 && (
          <Notice tone="danger" live>
            {sentenceOf(give.error, language)}
          </Notice>
        )}
        <Field label={t("plan")} error={errors.get("plan")}>
          <NativeSelect value={plan} onChange={({ target }) => setPlan(target.value)}>
            <option value="">{t("choose")}</option>
            {plans.map((one) => (
              <option key={one.plan} value={one.plan}>
                {one.name[language]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("value")} error={errors.get("valueCents")}>
            <Input inputMode="decimal" autoComplete="off" value={dollars} onChange={({ target }) => setDollars(target.value)} />
          </Field>
          <Field label={t("expiration")} error={errors.get("expiration")}>
            <Input type="date" value={expiration} onChange={({ target }) => setExpiration(target.value)} />
          </Field>
        </div>
        <PlanReason reason={reason} error={errors.get("reason")} onChange={setReason} />
        <Button type="submit" loading={give.isPending} className="self-start">
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
