import { unmetMinimums } from "@tablee/domain/pricing/price-lines";
import type { OrderLine, PricedLine } from "@tablee/domain/pricing/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { dishesOf, type EditorData } from "../draft.ts";

interface UnmetSpendProps {
  data: EditorData;
  lines: readonly OrderLine[];
  priced: readonly PricedLine[];
}

/** Items that require more food beside them than the box holds. */
export function UnmetSpend({ data, lines, priced }: UnmetSpendProps) {
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
