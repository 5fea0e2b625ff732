import { rewardPageData } from "@tablee/contracts/calls/rewards";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { freshness } from "../../shared/api/freshness.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import { EarningTiers } from "./earning-tiers.tsx";
import { cake } from "./plates.ts";
import { PointsHistory } from "./points-history.tsx";
import { RedeemOptions } from "./redeem-options.tsx";

/** The balance in points and in dollars, its exchanges, the ways to earn, and the history. A point is worth a cent. */
export function RewardsPage() {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(rewardPageData, {}));
  const ended = data?.balance.ended;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <h1 className="font-display text-4xl">
          {t("title")} <UnderWay freshness={freshness} of={["points"]} />
        </h1>
        <p className="measure mt-2 text-muted">{t("text")}</p>
      </div>
      {ended && (
        <Notice tone="neutral">
          {t("ended", {
            count: ended.points,
            number: formatNumber(ended.points, language),
            date: formatDateWithYear(ended.date, language),
          })}
        </Notice>
      )}
      {data?.expiry.expiresOn && (
        <Notice tone="attention">{t("expireOn", { date: formatDateWithYear(data.expiry.expiresOn, language) })}</Notice>
      )}
      {data ? (
        <div className="grid overflow-hidden rounded-sheet bg-sage sm:grid-cols-[1fr_1fr_auto]">
          <Figure
            label={t("available")}
            value={formatNumber(data.balance.available, language)}
            text={t("worth", { money: formatMoney(data.balance.available, language) })}
          />
          <Figure label={t("pending")} value={formatNumber(data.balance.pending, language)} text={t("pendingText")} />
          <div aria-hidden="true" className="hidden w-44 sm:block">
            <PlatePicture plate={cake} />
          </div>
        </div>
      ) : isError ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonGroup className="flex flex-col gap-10">
          <Skeleton className="h-76 rounded-sheet sm:h-40" />
          <Skeleton className="h-[70rem] rounded-card sm:h-[38rem]" />
        </SkeletonGroup>
      )}
      {data && !ended && (
        <>
          <RedeemOptions options={data.options} available={data.balance.available} />
          <EarningTiers {...data} />
        </>
      )}
      <PointsHistory />
    </div>
  );
}

function Figure({ label, value, text }: { label: string; value: string; text: string }) {
  return (
    <dl className="flex flex-col gap-1 p-(--card-pad)">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className="figures font-display text-4xl">{value}</dd>
      <dd className="text-sm">{text}</dd>
    </dl>
  );
}
