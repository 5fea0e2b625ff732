import { paymentData } from "@tablee/contracts/calls/first-order";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { To } from "../../../shared/routing/to.tsx";
import { FirstOrder } from "../first-order.tsx";
import { PayForm } from "../pay/pay-form.tsx";
import { usePay } from "../pay/use-pay.ts";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";

/** The fourth step: the first order line by line, a code, a card, and the charge. */
export function PaymentStep() {
  const { t } = useTranslation("steps");
  const payment = useQuery(callQuery(paymentData, {}, { staleTime: 0 }));
  const pay = usePay();
  const order = payment.data?.order;
  return (
    <SignupFrame step="payment" leaving={pay.isPending || pay.isSuccess}>
      {payment.isError && codeOf(payment.error) === "signup-incomplete" ? (
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
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[1fr_27rem]">
            <FirstOrder order={order} code={payment.data.discountCode} swappable={payment.data.swappable} />
            <PayForm cards={payment.data.testCards} order={order} second={payment.data.second} quote={payment.data.quote} pay={pay} />
          </div>
        </>
      ) : (
        <Incomplete />
      )}
    </SignupFrame>
  );
}

function TooFewDishes() {
  const { t } = useTranslation("steps");
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

function Incomplete() {
  const { t } = useTranslation("steps");
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
