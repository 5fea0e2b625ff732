import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { reasonGiven } from "../../shared/components/reason-field.tsx";
import { centsTyped } from "../../shared/format/typed-amount.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { DeskOrder } from "./requests.ts";

/** The contract's bounds of one credit, in cents. */
const least = 100;
const most = 20_000;

/** A goodwill credit for the customer's next boxes. */
export function CreditDialog({ customer }: { customer: DeskOrder["customer"] }) {
  const { t } = useTranslation("orders");
  const [open, setOpen] = useState(false);
  return open ? (
    <CreditForm customer={customer} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {t("credit.open")}
    </Button>
  );
}

function CreditForm({ customer, onClose }: { customer: DeskOrder["customer"]; onClose: () => void }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const grant = useMutation(callMutation(grantCredit, { shown: true }));
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [expiresOn, setExpiresOn] = useState("");
  const cents = centsTyped(amount);
  const inBounds = cents !== undefined && cents >= least && cents <= most;
  const give = () =>
    inBounds &&
    grant.mutate(
      { accountId: customer.accountId, cents, reason: reason.trim(), ...(expiresOn && { expiresOn }) },
      {
        onSuccess: ({ promotionalCents }) => {
          toast.success(t("credit.done", { amount: formatMoney(cents, language), balance: formatMoney(promotionalCents, language) }));
          onClose();
        },
      },
    );
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("credit.title", { name: customer.name || t("nameless") })}
      description={t("credit.text")}
      confirmLabel={inBounds ? t("credit.give", { amount: formatMoney(cents, language) }) : t("credit.giveNothing")}
      disabled={!inBounds || !reasonGiven(reason)}
      loading={grant.isPending}
      onConfirm={give}
    >
      <FailureNotice error={grant.error} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t("credit.amount")}
          hint={t("credit.amountHint", { least: formatMoney(least, language), most: formatMoney(most, language) })}
          error={amount !== "" && !inBounds ? t("credit.outOfBounds") : undefined}
        >
          <Input
            inputMode="decimal"
            className="font-mono"
            maxLength={8}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field label={t("credit.expires")} hint={t("credit.expiresHint")}>
          <Input type="date" value={expiresOn} onChange={(event) => setExpiresOn(event.target.value)} />
        </Field>
      </div>
      <Field label={t("console:reason")} hint={t("credit.reasonHint")}>
        <Input maxLength={80} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}
