import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../../../shared/api/calls.ts";
import { FailureNotice } from "../../../../shared/api/failure-notice.tsx";
import { CardChoice } from "../../../../shared/payment/card-choice.tsx";
import type { PayNow } from "./use-pay-now.ts";

/**
 * Enters a different card after a failed charge: submitting makes it the payment method and charges it at once. `form` is the id of the
 * form, for a submit button outside it.
 */
export function PayWithAnother({ form, pay }: { form: string; pay: Pick<PayNow, "otherCard" | "payWithAnother"> }) {
  const cards = useQuery(callQuery(paymentSettings, {})).data?.testCards ?? [];
  const [token, setToken] = useState("");
  const [tried, setTried] = useState(false);
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (token !== "") pay.payWithAnother(token);
      }}
      className="flex flex-col gap-4"
    >
      <CardChoice cards={cards} token={token} missing={tried && token === ""} onChange={setToken} />
      <FailureNotice error={pay.otherCard.error} />
    </form>
  );
}
