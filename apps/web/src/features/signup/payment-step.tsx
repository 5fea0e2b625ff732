import { completeSignup, paymentData } from "@tablee/contracts/calls/signup";
import { CallError } from "@tablee/contracts/client";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery, callsMutation } from "../../shared/api/calls.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { reloadSession, request } from "../../shared/api/request.ts";
import { accountQuery } from "../../shared/order/account-query.ts";
import { To } from "../../shared/routing/to.tsx";
import { useGo } from "../../shared/routing/use-go.ts";
import { FirstOrder } from "./first-order.tsx";
import { PayForm } from "./pay-form.tsx";
import { SignupFrame, StepSkeleton } from "./signup-frame.tsx";

/** The fourth step: the first order line by line, a code, a card, and the charge. */
export function PaymentStep() {
  const { t } = useTranslation("signup");
  const payment = useQuery(callQuery(paymentData, {}, { staleTime: 0 }));
  const pay = usePay();
  const order = payment.data?.order;
  return (
    <SignupFrame step="payment" leaving={pay.isPending || pay.isSuccess}>
      {payment.isError && codeIs(payment.error, "signup-incomplete") ? (
        <Incomplete />
      ) : payment.isError ? (
        <ErrorState onRetry={() => void payment.refetch()} retrying={payment.isFetching} />
      ) : payment.data === undefined ? (
        <StepSkeleton />
      ) : order?.belowMinimum ? (
        <TooFewDishes />
      ) : order ? (
        <>
          <h1 className="font-display text-4xl">{t("payment.title")}</h1>
          <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_27rem]">
            <FirstOrder order={order} code={payment.data.discountCode} />
            <PayForm cards={payment.data.testCards} order={order} quote={payment.data.quote} pay={pay} />
          </div>
        </>
      ) : (
        <Incomplete />
      )}
    </SignupFrame>
  );
}

const codeIs = (error: Error, code: string) => error instanceof CallError && error.code === code;

function usePay() {
  const go = useGo();
  return useMutation(
    callsMutation(
      [completeSignup],
      ({ token, quote }: { token: string; quote: string }) => request(completeSignup, { methodToken: token, acceptTerms: true, quote }),
      {
        awaited: true,
        // Another box than was shown: the step shows it before it can be confirmed.
        onError: (error) =>
          codeIs(error, "price-changed") || codeIs(error, "order-minimum-not-met")
            ? refreshAfter(queryClient, { acts: [completeSignup] })
            : undefined,
        onSuccess: async () => {
          queryClient.removeQueries({ queryKey: accountQuery.queryKey });
          await reloadSession();
          await go("signup_welcome", { replace: true });
        },
      },
    ),
  );
}

function TooFewDishes() {
  const { t } = useTranslation("signup");
  return (
    <EmptyState
      level={1}
      title={t("payment.tooFew")}
      action={
        <To name="signup_plans" slash className={buttonStyle({})}>
          {t("payment.toPlan")}
        </To>
      }
    >
      {t("payment.tooFewText")}
    </EmptyState>
  );
}

export type Pay = ReturnType<typeof usePay>;

function Incomplete() {
  const { t } = useTranslation("signup");
  return (
    <EmptyState
      level={1}
      title={t("payment.noOrder")}
      action={
        <To name="signup_plans" slash className={buttonStyle({})}>
          {t("back")}
        </To>
      }
    />
  );
}
