import type { OutputOf } from "@tablee/contracts/call";
import { approvePaypal, type paypalTestAccounts } from "@tablee/contracts/calls/paypal";
import { Card } from "@tablee/ui/components/card";
import { Button } from "@tablee/ui/components/form/button";
import { Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { request } from "../../shared/api/request.ts";

interface ApprovalFormProps {
  setupToken: string;
  /** The gift card that the setup pays for, if it does. */
  giftCardId: string | undefined;
  accounts: OutputOf<typeof paypalTestAccounts>["accounts"];
}

/** The choice of the approving account, and the two links back to the customer's page. */
export function ApprovalForm({ setupToken, giftCardId, accounts }: ApprovalFormProps) {
  const { t } = useTranslation("paypal");
  const [account, setAccount] = useState("");
  const [tried, setTried] = useState(false);
  const decide = useMutation({
    mutationFn: (chosen: string | null) =>
      request(approvePaypal, { setupToken, account: chosen, ...(giftCardId !== undefined && { giftCardId }) }),
    // Loads a new document, as leaving PayPal's own page would.
    onSuccess: ({ returnTo }) => location.assign(returnTo),
  });
  const isLeaving = decide.isPending || decide.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (account !== "") decide.mutate(account);
  };
  return (
    <Card asChild>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Fieldset legend={t("accounts")} error={tried && account === "" ? t("missing") : undefined}>
          <RadioGroup aria-label={t("accounts")} value={account} onValueChange={setAccount} className="gap-2">
            {accounts.map(({ id, email, pays }) => (
              <RadioCard key={id} value={id} title={email} description={t(`pays.${pays}`)} className="py-3" />
            ))}
          </RadioGroup>
        </Fieldset>
        <FailureNotice error={decide.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isLeaving && decide.variables !== null}>
            {t("agree")}
          </Button>
          <Button type="button" variant="secondary" loading={isLeaving && decide.variables === null} onClick={() => decide.mutate(null)}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
