import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AccountMessages, CardMessages } from "../features/account/account-messages.tsx";
import { AccountNotices } from "../features/account/account-notices.tsx";
import { ServingsNotice, servingsBannerQuery } from "../features/account/servings-notice.tsx";
import { SubscriptionFacts } from "../features/account/subscription-facts.tsx";
import { NextCharge } from "../features/order/schedule/next-charge-card.tsx";
import { UpcomingOrders } from "../features/order/schedule/upcoming-orders.tsx";
import { SuggestedItems } from "../features/order/suggestions/suggested-items.tsx";
import { SkipWeeksButton } from "../features/order/weeks/skip-weeks-button.tsx";
import { freshness } from "../shared/api/freshness.ts";
import { useFlag } from "../shared/api/session.ts";
import { NewTermsNotice } from "../shared/new-terms/new-terms-notice.tsx";
import { accountQuery } from "../shared/order/account-query.ts";
import { FailedBox } from "../shared/payment/failure/failed-box.tsx";
import { SignUpLink } from "../shared/routing/sign-up-link.tsx";
import { To } from "../shared/routing/to.tsx";
import { currentStepQuery } from "../shared/routing/use-signup-target.ts";
import { VerifyEmail } from "../shared/verify-email/verify-email.tsx";

const StampCard = latePart(async () => (await import("../features/account/stamp-card/stamp-card.tsx")).StampCard);
const GiftCredit = latePart(async () => (await import("../features/account/gift-credit/gift-credit.tsx")).GiftCredit);
const PickupReminder = latePart(async () => (await import("../features/returnables/pickup-reminder.tsx")).PickupReminder);

const AccountBanner = latePart(async () => (await import("../features/account/account-banner.tsx")).AccountBanner);
const PriceIncrease = latePart(async () => (await import("../features/account/price-increase.tsx")).PriceIncrease);
const ReferralBox = latePart(async () => (await import("../features/account/referral-box/referral-box.tsx")).ReferralBox);

const page = "mx-auto flex max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12";

/** The account's home: what needs the customer, the next box, its charge, the subscription, and the boxes to come. */
export function AccountPage() {
  const { t } = useTranslation("account");
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(accountQuery);
  const servings = useQuery(servingsBannerQuery);
  // A read that failed once is not waited for: the notice is no reason to keep the boxes back.
  const isServingsPending = servings.isLoading && servings.failureCount === 0;
  const isReferring = useFlag("show_refer_friends");
  if (data === undefined || isServingsPending) {
    if (isError) return <ErrorState title={t("error")} level={1} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
    return <AccountSkeleton />;
  }
  const status = data.subscription?.status;
  const next = data.orders.find((order) => order.editable && order.status === "open");
  // A card that fails comes before the plan: everything below depends on it.
  const isUnpaid = data.subscription?.pauseReason === "unpaid";
  const urgent = data.subscription && (
    <div className="flex flex-col gap-3 empty:hidden">
      {isUnpaid && <AccountNotices account={data} />}
      {!isUnpaid && data.failedBox && (
        <FailedBox
          failed={data.failedBox}
          action={
            <To name="settings_payment" className={buttonStyle({ size: "sm" })}>
              {t("message.paymentAction")}
            </To>
          }
        />
      )}
      <CardMessages account={data} />
      <NewTermsNotice />
    </div>
  );
  const { subscription, orders } = data;
  const aside = subscription && (
    <>
      {status === "active" && <NextCharge orders={orders} failed={data.failedBox} />}
      <PriceIncrease />
      <SubscriptionFacts account={data} subscription={subscription} />
      <AccountMessages account={data} />
      {status === "active" && <ServingsNotice plan={subscription.plan} />}
    </>
  );
  return (
    <div className={page}>
      <div className="flex flex-col gap-5">
        <h1 className="font-display text-3xl sm:text-4xl">{t("hello", { name: data.firstname })}</h1>
        {urgent}
        {subscription && !isUnpaid && <AccountNotices account={data} />}
      </div>
      {subscription === null ? (
        <Unfinished />
      ) : (
        <UpcomingOrders
          orders={orders}
          asOf={dataUpdatedAt}
          today={data.today}
          aside={aside}
          heading={
            <>
              <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
                <div>
                  <h2 className="font-display text-3xl">
                    {t("upcoming")} <UnderWay freshness={freshness} of={["weeks", "prices", "items", "charges"]} />
                  </h2>
                  {orders.length > 0 && status !== "closed" && (
                    <p className="text-muted">{t(status === "paused" ? "upcomingPaused" : "upcomingText")}</p>
                  )}
                </div>
                <SkipWeeksButton orders={orders} />
              </div>
              {orders.length === 0 && <NoOrders closed={status === "closed"} />}
            </>
          }
        />
      )}
      {subscription !== null && <PickupReminder />}
      {subscription !== null && data.credit.valueCents > 0 && <GiftCredit credit={data.credit} orders={orders} />}
      {subscription !== null && <StampCard />}
      {subscription !== null && isReferring && <ReferralBox />}
      {next && <SuggestedItems order={next} />}
      {subscription !== null && <AccountBanner />}
      <VerifyEmail />
    </div>
  );
}

function Unfinished({ level = 2 }: { level?: 2 | 3 }) {
  const { t } = useTranslation("account");
  return (
    <EmptyState
      level={level}
      title={t("unfinishedTitle")}
      action={<SignUpLink className={buttonStyle({ size: "lg" })}>{t("unfinishedAction")}</SignUpLink>}
    >
      {t("unfinishedText")}
    </EmptyState>
  );
}

/** No box is planned: nothing more comes, the first one is still to be paid, or a week has yet to be planned. */
function NoOrders({ closed }: { closed: boolean }) {
  const { t } = useTranslation("account");
  const step = useQuery({ ...currentStepQuery, enabled: !closed }).data?.step;
  if (!closed && step === undefined) return null;
  if (!closed && step !== "welcome") return <Unfinished level={3} />;
  return (
    <EmptyState
      level={3}
      title={t("noOrdersTitle")}
      action={
        closed && (
          <To name="history" className={buttonStyle({ variant: "secondary" })}>
            {t("pastBoxes")}
          </To>
        )
      }
    >
      {t(closed ? "closedOrders" : "noOrdersText")}
    </EmptyState>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup className={page}>
      <Skeleton className="h-12 w-72" />
      <div className="grid gap-6 min-[48rem]:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-120 rounded-card min-[48rem]:col-span-2" />
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-120 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
