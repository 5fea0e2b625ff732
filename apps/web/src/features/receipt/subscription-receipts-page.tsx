import type { OutputOf } from "@tablee/contracts/call";
import { subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDateWithYear, formatDay } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { planName, planSize } from "../../shared/plan/plan-words.ts";
import { To } from "../../shared/routing/to.tsx";
import { Fact } from "../../shared/ui/fact.tsx";

type Receipt = OutputOf<typeof subscriptionReceipts>["receipts"][number];
type Local = Receipt["receivedAt"];

/** The numbered receipts of a subscription's changes; with a number in the URL, that one. */
export function SubscriptionReceiptsPage() {
  const { t } = useTranslation("receipt");
  const { number } = useParams({ strict: false }) as { number?: string };
  const { data, error, isFetching, refetch } = useQuery(callQuery(subscriptionReceipts, { number }, { staleTime: 0 }));
  const isMissing = codeOf(error) === "input-invalid" || data?.receipts.length === 0;
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        className="py-20"
        title={t(number ? "acts.noneTitle" : "acts.title")}
        action={
          <To name="account" slash className={buttonStyle({})}>
            {t("acts.back")}
          </To>
        }
      >
        {!number && t("acts.emptyText")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  if (!data) {
    return (
      <SkeletonGroup className="mx-auto grid max-w-3xl gap-5 px-4 py-10">
        <Skeleton className="h-12 w-72" />
        <Skeleton className="h-40 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12 print:p-0">
      <h1 className="font-display text-4xl">{t("acts.title")}</h1>
      <p>{t("acts.text")}</p>
      <ol className="flex flex-col divide-y divide-line">
        {data.receipts.map((receipt) => (
          <Act key={receipt.number} receipt={receipt} />
        ))}
      </ol>
    </article>
  );
}

function Act({ receipt: { number, kind, receivedAt, resumesAt, plan, from, event } }: { receipt: Receipt }) {
  const { t } = useTranslation(["receipt", "plan"]);
  const language = useLanguage();
  const size = plan && planSize(plan);
  const when = (at: Local) => `${formatDateWithYear(at.date, language)}, ${clockWithZone(at, language)}`;
  return (
    <li className="py-4">
      <h2 className="font-semibold text-xl">{t(`acts.kind.${kind}`)}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={t("acts.number")}>
          <span className="figures select-all whitespace-nowrap">{number}</span>
        </Fact>
        <Fact name={t("acts.received")}>{when(receivedAt)}</Fact>
        {resumesAt && <Fact name={t("acts.resumes")}>{when(resumesAt)}</Fact>}
        {kind === "pause-moved" && !resumesAt && <Fact name={t("acts.resumes")}>{t("acts.resumesNot")}</Fact>}
        {plan && size ? (
          <>
            <Fact name={t("acts.plan")}>{`${t(planName(plan))} · ${t(size.key, { count: size.count })}`}</Fact>
            <Fact name={t("acts.counts")}>{t("acts.countsFrom", { day: formatDay(from.week, language) })}</Fact>
          </>
        ) : (
          kind !== "pause-moved" && (
            <Fact name={t("acts.from")}>
              {t("acts.fromBox", { day: formatDay(from.deliveryDate, language), cutoff: when(from.cutoff) })}
            </Fact>
          )
        )}
        <Fact name={t("acts.event")}>
          <span className="figures break-all text-muted">{event.position}</span>
        </Fact>
      </dl>
    </li>
  );
}
