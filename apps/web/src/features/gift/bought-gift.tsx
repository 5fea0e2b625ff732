import type { OutputOf } from "@tablee/contracts/call";
import type { createGiftCard } from "@tablee/contracts/calls/gift-cards";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Gift } from "./draft.ts";
import { GiftHero } from "./gift-hero.tsx";

export type Bought = OutputOf<typeof createGiftCard> & { readonly gift: Gift };

interface BoughtGiftProps {
  bought: Bought;
  onPrint: (token: string) => void;
  onAgain: () => void;
}

/** The confirmation: the amount, the way to the recipient, and the bonus. */
export function BoughtGift({ bought, onPrint, onAgain }: BoughtGiftProps) {
  const { t } = useTranslation("gift");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const { amountCents, bonusCents, printToken, gift } = bought;
  const { name } = gift.recipient;
  const day = gift.delivery.by === "email" ? gift.delivery.on?.date : undefined;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-12 sm:px-6 lg:py-20">
      <GiftHero>
        <h1 ref={heading} tabIndex={-1} className="font-display text-4xl outline-none">
          {t(printToken === null ? "done.title" : "done.printTitle")}
        </h1>
        <p className="mt-2">{t("done.paid", { amount: formatMoney(amountCents, language) })}</p>
        {printToken === null && (
          <p className="mt-2">{day ? t("done.later", { name, day: formatDay(day, language) }) : t("done.now", { name })}</p>
        )}
      </GiftHero>
      {bonusCents > 0 && <p className="rounded-card bg-oat p-4">{t("done.bonus", { amount: formatMoney(bonusCents, language) })}</p>}
      <div className="flex flex-wrap gap-3">
        {printToken !== null && <Button onClick={() => onPrint(printToken)}>{t("done.print")}</Button>}
        <Button variant="secondary" onClick={onAgain}>
          {t("done.again")}
        </Button>
      </div>
    </div>
  );
}
