import type { OutputOf } from "@tablee/contracts/call";
import { printedGiftCard } from "@tablee/contracts/calls/gift-cards";
import { Wordmark } from "@tablee/ui/components/brand/wordmark";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { QrCode } from "@tablee/ui/components/qr-code";
import { formatMoney } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { To } from "../../shared/routing/to.tsx";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import { printed } from "./plates.ts";

/** A gift card as a page to hand over: who gives what to whom, and the code. */
export function PrintedCard({ token }: { token: string }) {
  const { t } = useTranslation("gift");
  const { data, error, isFetching, refetch } = useQuery(callQuery(printedGiftCard, { token }, { staleTime: 0 }));
  if (data) return <Sheet card={data} />;
  if (["gift-card-not-found", "input-invalid"].includes(codeOf(error) ?? ""))
    return (
      <EmptyState
        level={1}
        className="py-20"
        title={t("card.unknown")}
        action={
          <To name="gift" className={buttonStyle({})}>
            {t("card.toForm")}
          </To>
        }
      >
        {t("card.unknownText")}
      </EmptyState>
    );
  if (error) return <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <SkeletonGroup className="mx-auto grid max-w-2xl gap-5 px-4 py-10">
      <Skeleton className="h-80 rounded-card" />
    </SkeletonGroup>
  );
}

type Card = OutputOf<typeof printedGiftCard>;

function Sheet({ card }: { card: Card }) {
  const { t } = useTranslation("gift");
  const language = useLanguage();
  const { code, cents, buyerName, recipientName, message, isRedeemed, brand } = card;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5 px-4 py-8 sm:px-6 lg:py-12 print:p-0">
      {isRedeemed && (
        <Notice tone="attention" className="no-print">
          {t("card.redeemed")}
        </Notice>
      )}
      <article
        data-brand={brand}
        className="text-ink overflow-hidden rounded-card border-[1.5px] border-line-strong bg-surface print:break-inside-avoid"
      >
        <SetTable />
        <div className="flex flex-col gap-6 p-6 sm:p-10 print:gap-4 print:p-6">
          <Wordmark brand={brand} label={t(`card.brand.${brand}`)} className="h-9 self-start" />
          <h1 className="font-display text-4xl">{t("card.title", { amount: formatMoney(cents, language) })}</h1>
          {recipientName && <p className="font-display text-2xl">{t("card.for", { name: recipientName })}</p>}
          {message && <p className="wrap-anywhere whitespace-pre-line text-lg italic print:text-base">{message}</p>}
          {buyerName && <p>{t("card.from", { name: buyerName })}</p>}
          <dl className="rounded-card border-[1.5px] border-line-strong border-dashed bg-oat p-5 text-center print:p-3">
            <dt className="text-sm">{t("card.code")}</dt>
            <dd className="mt-1 select-all font-mono text-xl sm:text-3xl">{code}</dd>
          </dl>
          <div className="flex flex-wrap items-center gap-5">
            <QrCode text={`${location.origin}${pathTo("signup_plans", language)}`} label={t("card.scan")} />
            <p className="min-w-0 flex-1 basis-60 text-sm">{t("card.how", { site: location.host })}</p>
          </div>
          <p className="text-muted text-sm">{t("card.careful")}</p>
        </div>
      </article>
      <Button size="lg" className="no-print self-start" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("card.print")}
      </Button>
    </div>
  );
}

/** A strip of three dishes. Paper shows their cloths, too. */
function SetTable() {
  return (
    <div aria-hidden="true" className="grid h-32 grid-cols-3 [print-color-adjust:exact] sm:h-44 print:h-28">
      {printed.map((plate) => (
        <PlatePicture key={plate.picture} plate={plate} eager />
      ))}
    </div>
  );
}
