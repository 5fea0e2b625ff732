import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { formatNumber } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

interface RecipeTotalsProps {
  totals: NonNullable<RunView["summary"]>["totals"];
  chosen: string | undefined;
  onChoose: (sku: string | undefined) => void;
}

/** From this share of the units on, an item is about to run out. */
const NEARLY_ALL = 0.95;

/** Portions of each item against its units, the most wanted first. A click filters the table. */
export function RecipeTotals({ totals, chosen, onChoose }: RecipeTotalsProps) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const sorted = [...totals].sort((a, b) => b.portions - a.portions || (a.sku < b.sku ? -1 : 1));
  return (
    <section className="pane min-h-48 shrink-0 overflow-hidden">
      <header className="flex items-baseline justify-between gap-3 border-line border-b bg-sunken px-3 py-1.5">
        <h2 className="font-semibold">{t("totals.title")}</h2>
        <span className="text-muted text-sm">{t("totals.unit")}</span>
      </header>
      {sorted.length === 0 && <p className="px-3 py-4 text-muted">{t("totals.none")}</p>}
      <ul>
        {sorted.map((total) => {
          const share = total.units === 0 ? (total.portions > 0 ? 1 : 0) : total.portions / total.units;
          const tight = share >= NEARLY_ALL;
          return (
            <li key={total.sku} className="border-line border-b last:border-0">
              <button
                type="button"
                aria-pressed={chosen === total.sku}
                onClick={() => onChoose(chosen === total.sku ? undefined : total.sku)}
                className="relative grid w-full grid-cols-[1fr_auto] items-center gap-x-3 px-3 py-1.5 text-left hover:bg-sunken aria-pressed:bg-primary-tint"
              >
                <span className="truncate font-medium" title={`${total.name[language]} (${total.sku})`}>
                  {total.name[language]}
                </span>
                <span className="figures whitespace-nowrap font-mono text-sm">
                  <span className={cn("font-semibold", tight && "text-attention-ink")}>{formatNumber(total.portions, language)}</span>
                  <span className="text-muted"> / {formatNumber(total.units, language)}</span>
                </span>
                <span aria-hidden="true" className="relative col-span-2 mt-1 h-1.5 overflow-hidden rounded-full bg-oat">
                  <span
                    className={cn("absolute inset-y-0 left-0 rounded-full", tight ? "bg-attention" : "bg-primary")}
                    style={{ width: `${Math.min(1, share) * 100}%` }}
                  />
                </span>
                <span className="sr-only">{t("totals.orders", { count: total.orders })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
