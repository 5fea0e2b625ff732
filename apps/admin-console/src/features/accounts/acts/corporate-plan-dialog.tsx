import {
  corporateCreditPlan,
  endCorporateCreditPlan,
  updateCorporateCreditPlan,
} from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { accountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../../shared/api/calls.ts";
import { errorWords } from "../../../shared/api/error-words.ts";
import { ReasonField, reasonGiven } from "../../../shared/components/reason-field.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountHead } from "../requests.ts";

/** The account's current plan, and a form for a new one: its value a month, end date and reason. Each missing field has its own message. */
export function CorporatePlanDialog({ account, onClose }: { account: AccountHead; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const id = accountId(account.accountId);
  const shown = useQuery(callQuery(corporateCreditPlan, { accountId: id }, { staleTime: 0 }));
  const [plan, setPlan] = useState("");
  const [dollars, setDollars] = useState("");
  const [expiration, setExpiration] = useState("");
  const [reason, setReason] = useState("");
  const done = (word: "given" | "ended") => () => {
    toast.success(t(`corporate.${word}`, { name: account.name }));
    onClose();
  };
  const give = useMutation(callMutation(updateCorporateCreditPlan, { shown: true, onSuccess: done("given") }));
  const end = useMutation(callMutation(endCorporateCreditPlan, { shown: true, onSuccess: done("ended") }));
  const current = shown.data?.current;
  const nameOf = (wanted: string) => shown.data?.plans.find((one) => one.plan === wanted)?.name[language] ?? wanted;
  const value = Number(dollars.replace(",", "."));
  // Missing fields are left out, so that the API refuses the call and its answer names each of them.
  const given = {
    ...(plan && { plan }),
    ...(value > 0 && { valueCents: cents(Math.round(value * 100)) }),
    ...(expiration && { expiration }),
  } as { plan: string; valueCents: ReturnType<typeof cents>; expiration: string };
  const failure = give.error ?? end.error ?? shown.error;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("corporate.title", { name: account.name })}
      description={t("corporate.text")}
      confirmLabel={t("corporate.give")}
      disabled={!reasonGiven(reason)}
      loading={give.isPending}
      onConfirm={() => give.mutate({ accountId: id, ...given, reason: reason.trim() })}
    >
      {failure && (
        <Notice tone="danger" live>
          {errorWords(failure)}
        </Notice>
      )}
      {current && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-oat p-3">
          <p className="figures">
            {t("corporate.current", {
              plan: nameOf(current.plan),
              amount: formatMoney(current.valueCents, language),
              until: formatDateWithYear(current.expiration, language),
              next: formatDateWithYear(current.nextOn, language),
            })}
          </p>
          <Button
            size="sm"
            variant="secondary"
            disabled={!reasonGiven(reason)}
            loading={end.isPending}
            onClick={() => end.mutate({ accountId: id, reason: reason.trim() })}
          >
            {t("corporate.end")}
          </Button>
        </div>
      )}
      <Field label={t("corporate.plan")}>
        <NativeSelect value={plan} onChange={({ target }) => setPlan(target.value)}>
          <option value="">{t("corporate.choose")}</option>
          {shown.data?.plans.map((one) => (
            <option key={one.plan} value={one.plan}>
              {one.name[language]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t("corporate.value")}>
          <Input inputMode="decimal" autoComplete="off" value={dollars} onChange={({ target }) => setDollars(target.value)} />
        </Field>
        <Field label={t("corporate.expiration")}>
          <Input type="date" value={expiration} onChange={({ target }) => setExpiration(target.value)} />
        </Field>
      </div>
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
