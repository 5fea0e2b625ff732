import { newGiftCard } from "@tablee/contracts/calls/gift-cards";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { formatMoneyShort } from "@tablee/ui/format/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useHash } from "../../shared/routing/use-hash.ts";
import { lateForm } from "../../shared/ui/late-form.tsx";
import type { Bought } from "./bought-gift.tsx";
import { GiftHero } from "./gift-hero.tsx";

const GiftBanner = latePart(async () => (await import("./gift-banner.tsx")).GiftBanner);

const GiftForm = lateForm(async () => (await import("./gift-form.tsx")).GiftForm, "h-256");
// It comes with the form: a paid card must never wait for its confirmation.
const BoughtGift = lateForm(async () => (await import("./gift-form.tsx")).BoughtGift, "h-96");
const PrintedCard = lateForm(async () => (await import("./printed-card.tsx")).PrintedCard, "h-256");

const PRINTS = "print=";
const page = "mx-auto flex max-w-3xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12";

/** Buying a gift card; its confirmation; and the page to print, whose token is in the fragment. */
export function GiftPage() {
  const hash = useHash();
  const [bought, setBought] = useState<Bought>();
  const [shown, setShown] = useState<string>();
  const token = shown ?? (hash.startsWith(PRINTS) ? hash.slice(PRINTS.length) : undefined);
  if (token !== undefined) return <PrintedCard token={token} />;
  if (bought) return <BoughtGift bought={bought} onPrint={setShown} onAgain={() => setBought(undefined)} />;
  return <Form onBought={setBought} />;
}

function Form({ onBought }: { onBought: (bought: Bought) => void }) {
  const { t } = useTranslation("gift");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(callQuery(newGiftCard, {}));
  if (isError) return <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <div className={page}>
      <GiftHero>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="measure mt-2">{t("text")}</p>
        {data && (
          <p className="measure mt-3 text-sm">
            {t("bonus", { from: formatMoneyShort(data.bonus.fromCents, language), percent: data.bonus.percent, days: data.bonus.days })}
          </p>
        )}
      </GiftHero>
      {data ? (
        <>
          <GiftForm terms={data} onBought={onBought} />
          <GiftBanner />
        </>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  );
}
