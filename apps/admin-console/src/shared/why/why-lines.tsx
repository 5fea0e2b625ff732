import type { OutputOf } from "@tablee/contracts/call";
import type { orderExplanation } from "@tablee/contracts/calls/subscription-profiles";
import { formatOrdinal } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/language.ts";

/** The explanation of an order, as far as the log holds it. */
export type Explanation = NonNullable<OutputOf<typeof orderExplanation>["explanation"]>;

/** The lines that an order was made with, each with its reason. */
export function WhyLines({ lines }: Pick<Explanation, "lines">) {
  const { t } = useTranslation("why");
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line.sku} className="grid grid-cols-[2rem_1fr] items-baseline">
          <span className="font-mono text-muted">{line.quantity}×</span>
          <span>
            <span className="font-medium">{line.name[language]}</span> <span className="font-mono text-muted text-xs">{line.sku}</span>
            <span className="block text-muted text-sm">{t(`reason.${line.reason}`, { rank: formatOrdinal(line.rank, language) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
