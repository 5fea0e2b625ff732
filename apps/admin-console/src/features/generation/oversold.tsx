import { Notice } from "@tablee/ui/components/feedback/banner";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

interface OversoldProps {
  items: readonly { sku: string; name: { en: string; fr: string }; wanted: number; units: number }[];
  onPick: (sku: string) => void;
}

/** Items that were oversold: generation had to replace them. */
export function Oversold({ items, onPick }: OversoldProps) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  return (
    <Notice tone="attention" title={t("oversold.title", { count: items.length })}>
      <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
        {items.map((item) => (
          <li key={item.sku} className="flex items-baseline gap-2">
            <TextButton onClick={() => onPick(item.sku)}>{item.name[language]}</TextButton>
            <span className="figures">
              {t("oversold.item", {
                wanted: formatNumber(item.wanted, language),
                units: formatNumber(item.units, language),
                missing: formatNumber(item.wanted - item.units, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
