import type { RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Amount } from "./amount.tsx";

/** The parts of a refund: food, delivery and each tax, and where the money goes; `points` are those taken back. */
export function RefundParts({ amounts, points = 0 }: { amounts: RefundAmounts; points?: number }) {
  const { t } = useTranslation("console");
  return (
    <div className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      <Parts title={t("refundParts.of")}>
        <Part name={t("refundParts.food")} cents={amounts.foodCents} />
        <Part name={t("refundParts.delivery")} cents={amounts.deliveryFeeCents} />
        {amounts.taxes.map(({ code, cents }) => (
          <Part key={code} name={t(`taxes.${code}`, { defaultValue: code })} cents={cents} />
        ))}
      </Parts>
      <Parts title={t("refundParts.to")}>
        <Part name={t("refundParts.toCard")} cents={amounts.cardCents} />
        <Part name={t("refundParts.promotional")} cents={amounts.promotionalCents} />
        <Part name={t("refundParts.purchased")} cents={amounts.purchasedCents} />
        {points > 0 && (
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t("refundParts.pointsBack")}</dt>
            <dd className="font-mono">{points}</dd>
          </div>
        )}
      </Parts>
    </div>
  );
}

function Parts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <dl>{children}</dl>
    </div>
  );
}

function Part({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Amount cents={cents} mutedZero />
      </dd>
    </div>
  );
}
