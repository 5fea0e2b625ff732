import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/language.ts";

type Since = NonNullable<NonNullable<RunView["summary"]>["sincePrevious"]>;

/** The differences from the previous preview: subscriptions, and portions by item, the largest difference first. */
export function SincePrevious({ since, onOpen }: { since: Since; onOpen: (runId: string) => void }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const portions = [...since.portions].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const same = since.changed + since.added + since.removed === 0;
  return (
    <section className="pane shrink-0 overflow-hidden">
      <header className="flex items-baseline justify-between gap-3 border-line border-b bg-sunken px-3 py-1.5">
        <h2 className="font-semibold">{t("since.title")}</h2>
        <TextButton className="text-sm" onClick={() => onOpen(since.runId)}>
          {t("since.open")}
        </TextButton>
      </header>
      <p className="px-3 py-2 text-sm">
        {same
          ? t("since.same")
          : [
              t("since.changed", { count: since.changed }),
              t("since.added", { count: since.added }),
              t("since.removed", { count: since.removed }),
            ].join(", ")}
      </p>
      {portions.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard
          tabIndex={0}
          aria-label={t("since.title")}
          className="max-h-44 overflow-y-auto border-line border-t py-1"
        >
          {portions.map((item) => (
            <li key={item.sku} className="grid grid-cols-[1fr_auto_3.5rem] items-baseline gap-3 px-3 py-0.5 text-sm">
              <span className="truncate">{item.name[language]}</span>
              <span className="figures font-mono text-muted">
                {formatNumber(item.before, language)} → {formatNumber(item.after, language)}
              </span>
              <span className="text-right font-mono font-semibold">
                {signed(item.after - item.before, (value) => formatNumber(value, language))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const signed = (difference: number, format: (value: number) => string): string =>
  difference > 0 ? `+${format(difference)}` : difference < 0 ? `−${format(-difference)}` : "0";
