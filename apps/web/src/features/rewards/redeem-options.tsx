import type { OutputOf } from "@tablee/contracts/call";
import { redeemForGiftCard, type rewardPageData } from "@tablee/contracts/calls/rewards";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { Button } from "@tablee/ui/components/form/button";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { reloadSession } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

type Option = OutputOf<typeof rewardPageData>["options"][number];

/** The gift cards that points buy; each asks for a confirmation, since an exchange cannot be undone. */
export function RedeemOptions({ options, available }: { options: readonly Option[]; available: number }) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const [chosen, setChosen] = useState<Option>();
  const [asked, setAsked] = useState(false);
  const redeem = useMutation(
    callMutation(redeemForGiftCard, {
      shown: true,
      onSuccess: () => {
        setAsked(false);
        void reloadSession();
      },
    }),
  );
  const points = (count: number) => t("options.price", { count, number: formatNumber(count, language) });
  const money = (cents: number) => formatMoney(cents, language);
  const gained = redeem.data?.giftCard.cents;
  return (
    <section aria-labelledby="options" className="flex flex-col gap-4">
      <div>
        <h2 id="options" className="font-display text-2xl">
          {t("options.title")}
        </h2>
        <p className="measure mt-1 text-muted">{t("options.text")}</p>
      </div>
      <div role="status" className="empty:hidden">
        {gained !== undefined && !asked && (
          <Notice tone="good" title={t("options.done", { money: money(gained) })}>
            {t("options.doneText")}{" "}
            <To name="settings_payment" className="link">
              {t("options.balance")}
            </To>
          </Notice>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {options.map((option) => (
          <OptionCard
            key={option.points}
            {...{ option, available }}
            onChoose={() => {
              redeem.reset();
              setChosen(option);
              setAsked(true);
            }}
          />
        ))}
      </ul>
      {chosen && (
        <AlertDialog
          open={asked}
          onOpenChange={setAsked}
          title={t("options.confirm", { points: points(chosen.points), money: money(chosen.cents) })}
          description={
            <>
              <p>{t("options.confirmText", { money: money(chosen.cents) })}</p>
              {available > chosen.points && <p className="mt-2">{t("options.left", { points: points(available - chosen.points) })}</p>}
            </>
          }
          confirmLabel={t("options.button")}
          loading={redeem.isPending}
          onConfirm={() => redeem.mutate({ points: chosen.points })}
        >
          {redeem.isError && (
            <Notice tone="danger" live>
              {sentenceOf(redeem.error, language)}
            </Notice>
          )}
        </AlertDialog>
      )}
    </section>
  );
}

interface OptionCardProps {
  option: Option;
  available: number;
  onChoose: () => void;
}

/** A gift card, its price in points, and either its button or how many points it lacks. */
function OptionCard({ option: { points, cents, missing }, available, onChoose }: OptionCardProps) {
  const { t } = useTranslation("rewards");
  const language = useLanguage();
  const number = (count: number) => ({ count, number: formatNumber(count, language) });
  const money = formatMoney(cents, language);
  const price = t("options.price", number(points));
  const have = Math.max(0, available);
  return (
    <Card asChild look={missing > 0 ? "plain" : "lifted"}>
      <li className="flex flex-col gap-3">
        <div className="flex grow flex-col gap-1">
          <p className="text-muted text-sm">{t("options.card")}</p>
          <p className="figures font-display text-3xl">{money}</p>
          <p className="figures font-semibold">{price}</p>
        </div>
        {missing > 0 ? (
          <div className="flex flex-col gap-1.5">
            <p className="figures text-muted text-sm">{t("options.missing", number(missing))}</p>
            <Progress
              hideLabel
              label={price}
              value={have}
              max={points}
              text={t("options.have", { have: formatNumber(have, language), points: formatNumber(points, language) })}
            />
          </div>
        ) : (
          <Button aria-label={t("options.label", { points: price, money })} onClick={onChoose}>
            {t("options.button")}
          </Button>
        )}
      </li>
    </Card>
  );
}
