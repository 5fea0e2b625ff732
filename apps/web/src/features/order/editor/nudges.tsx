import { cartLoyaltyBanner } from "@tablee/contracts/calls/banners";
import { unmetMinimums } from "@tablee/domain/pricing/price-lines";
import type { OrderLine, PricedLine } from "@tablee/domain/pricing/vocabulary";
import { Notice } from "@tablee/ui/components/banner";
import { formatMoney } from "@tablee/ui/format/money";
import { formatPercent } from "@tablee/ui/format/numbers";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { dishesOf, type EditorData } from "./draft.ts";

interface NudgesProps {
  data: EditorData;
  lines: readonly OrderLine[];
  priced: readonly PricedLine[];
}

/** Items that ask for more food beside them than there is. */
export function UnmetSpend({ data, lines, priced }: NudgesProps) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const dishes = dishesOf(data);
  return unmetMinimums(lines, priced).map(({ sku, minimumCents, basketCents }) => (
    <Notice key={sku} tone="attention" title={t("spend.title")}>
      {t("spend.text", {
        dish: dishes.get(sku)?.name[language] ?? sku,
        minimum: formatMoney(minimumCents, language),
        missing: formatMoney(minimumCents - basketCents, language),
      })}
    </Notice>
  ));
}

/** How much more from the market brings the next volume discount, once there is something from it. */
export function VolumeNudge({ data, lines, priced }: NudgesProps) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const market = priced.reduce((sum, line, i) => (lines[i]?.kind === "market" ? sum + line.amountCents : sum), 0);
  const next = data.pricing.volumeDiscounts.find(({ fromCents }) => fromCents > market);
  if (market === 0 || next === undefined) return null;
  return (
    <p className="rounded-control bg-oat px-3 py-2 text-sm">
      {t("volume", { missing: formatMoney(next.fromCents - market, language), rate: formatPercent(next.ppm / 1_000_000, language) })}
    </p>
  );
}

/** The higher rate of points is worth a word once it is this near. */
const NEAR_CENTS = 5_000;

/** From how much food on a box earns points at the higher rate; the same whatever is in it. */
const cartLoyaltyQuery = (orderId: string) =>
  callQuery(cartLoyaltyBanner, { orderId }, { staleTime: Number.POSITIVE_INFINITY, steady: true });

/** How much more food brings the higher rate of points. */
export function LoyaltyNudge({ orderId, foodCents }: { orderId: string; foodCents: number }) {
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const loyalty = useQuery(cartLoyaltyQuery(orderId)).data;
  const missing = loyalty ? loyalty.higherRateFromCents - foodCents : 0;
  if (missing <= 0 || missing > NEAR_CENTS) return null;
  return <p className="rounded-control bg-oat px-3 py-2 text-sm">{t("loyalty", { missing: formatMoney(missing, language) })}</p>;
}
