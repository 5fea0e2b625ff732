import type { OrderLine, OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { formatMoney } from "@tablee/ui/format/money";
import { formatOrdinal, formatPercent } from "@tablee/ui/format/numbers";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import type { EditorData } from "../draft.ts";
import { type Rung, rungsOf, type TierRung, tiersOf } from "./price-tiers.ts";

interface LadderProps {
  data: EditorData;
  lines: readonly OrderLine[];
  price: OrderPrice;
}

/** The price of a serving, and the benefits of adding more food. A box below the minimum shows that goal only. */
export function PriceLadder({ data, lines, price }: LadderProps) {
  const { t } = useTranslation("basket");
  const tiers = tiersOf(data, lines);
  const rungs = price.minimumMet ? rungsOf(data, lines, price) : [];
  if (tiers.length + rungs.length === 0) return null;
  // With a percentage discount, only part of an added price counts towards free delivery.
  const near = data.pricing.discounts.some(({ kind }) => kind === "percentage") ? undefined : price.freeDeliveryGapCents;
  return (
    <ul aria-label={t("ladder.title")} className="flex flex-col gap-2.5 rounded-control bg-oat px-3.5 py-3 text-sm">
      {tiers.map((tier) => (
        <Tier key={tier.kind} tier={tier} />
      ))}
      {rungs.map((rung) => (
        <Step key={rung.name} rung={rung} nearCents={rung.name === "delivery" ? near : undefined} />
      ))}
    </ul>
  );
}

function Tier({ tier: { kind, count, cents, next } }: { tier: TierRung }) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  return (
    <li className="figures font-medium">
      {t(kind === "ready-to-eat" ? "ladder.meals" : "ladder.recipes", { count, price: formatMoney(cents, language) })}
      {next && (
        <>
          ;{" "}
          <span className="inline-block">
            {t(kind === "ready-to-cook" && next.from === count + 1 ? "ladder.withOneMore" : "ladder.fromOn", {
              from: next.from,
              nth: formatOrdinal(next.from, language),
              next: formatMoney(next.cents, language),
            })}
          </span>
        </>
      )}
    </li>
  );
}

function Step({ rung: { name, rate = 0, before, fromCents, haveCents }, nearCents }: { rung: Rung; nearCents: number | undefined }) {
  const { t } = useTranslation(["basket", "editor"]);
  const language = useLanguage();
  const missing = fromCents - haveCents;
  const percent = (fraction: number) => formatPercent(fraction, language);
  const key = before === undefined || name === "delivery" ? name : (`${name}More` as const);
  const label = t(`ladder.${key}`, { rate: percent(rate), before: percent(before ?? 0) });
  if (missing <= 0) {
    return (
      <li className="flex items-baseline justify-between gap-3 text-good-ink">
        {label}
        <Check aria-label={t("ladder.reached")} className="size-4 shrink-0 self-center" strokeWidth={3} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-1">
      {nearCents === undefined ? (
        <span className="flex items-baseline justify-between gap-3">
          {label}{" "}
          <span className="figures whitespace-nowrap text-muted">{t("ladder.toGo", { missing: formatMoney(missing, language) })}</span>
        </span>
      ) : (
        <span className="font-medium text-good-ink">{t("editor:freeNear", { missing: formatMoney(nearCents, language) })}</span>
      )}
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${(100 * haveCents) / fromCents}%` }} />
      </span>
    </li>
  );
}
