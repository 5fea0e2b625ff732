import { paypalTestAccounts } from "@tablee/contracts/calls/paypal";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { To } from "../../shared/routing/to.tsx";
import { fetchWithPage } from "../../shared/ui/fetch-with-page.ts";
import { lateForm } from "../../shared/ui/late-form.tsx";

const ApprovalForm = lateForm(async () => (await import("./approval-form.tsx")).ApprovalForm, "h-64");
fetchWithPage(ApprovalForm);

const page = "mx-auto flex max-w-xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12";

/** The stand-in for PayPal's own page outside production: choose a test account and approve it as the payment method. */
export function ApprovalPage() {
  const { t } = useTranslation("paypal");
  const { setup, gift } = useSearch({ strict: false }) as { readonly setup?: string; readonly gift?: string };
  const { data, isError, isFetching, refetch } = useQuery(callQuery(paypalTestAccounts, {}));
  if (isError) return <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  if (!data)
    return (
      <SkeletonGroup className={page}>
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-64 rounded-card" />
      </SkeletonGroup>
    );
  if (!setup || data.accounts.length === 0)
    return (
      <EmptyState
        level={1}
        title={t("closed")}
        className="py-20"
        action={
          <To name="settings_payment" className={buttonStyle({})}>
            {t("toSettings")}
          </To>
        }
      >
        {t("closedText")}
      </EmptyState>
    );
  return (
    <div className={page}>
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="measure mt-2 text-muted">{t("text")}</p>
      </div>
      <ApprovalForm setupToken={setup} giftCardId={gift} accounts={data.accounts} />
    </div>
  );
}
