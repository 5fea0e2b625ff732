import { completeSignup } from "@tablee/contracts/calls/first-order";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { useMutation } from "@tanstack/react-query";
import { callsMutation } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { freshness } from "../../../shared/api/freshness.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { pageLanguage, request, sessionIsNew } from "../../../shared/api/request.ts";
import { accountQuery } from "../../../shared/order/account-query.ts";
import { pathTo } from "../../../shared/routing/paths.ts";
import { useGo } from "../../../shared/routing/use-go.ts";

export type Pay = ReturnType<typeof usePay>;

interface Paying {
  /** A card's token, or that of an approved PayPal setup. */
  readonly methodToken: string;
  readonly provider: PaymentProvider;
  readonly quote: string;
}

/** Charges the first order and shows the welcome page, or the price if it has changed. */
export function usePay() {
  const go = useGo();
  return useMutation(
    callsMutation(
      [completeSignup],
      ({ methodToken, provider, quote }: Paying) =>
        request(completeSignup, { methodToken, provider, acceptTerms: currentWordings.terms, quote }),
      {
        awaited: true,
        // The box differs from the one shown: the step shows the new one before it can be confirmed.
        onError: (error) =>
          ["price-changed", "order-minimum-not-met", "offer-taken"].includes(codeOf(error) ?? "")
            ? refreshAfter(queryClient, { acts: [completeSignup] }, freshness)
            : undefined,
        onSuccess: async () => {
          queryClient.removeQueries({ queryKey: accountQuery.queryKey });
          if (await sessionIsNew()) await go("signup_welcome", { replace: true });
          else location.replace(pathTo("signup_welcome", pageLanguage()));
        },
      },
    ),
  );
}
