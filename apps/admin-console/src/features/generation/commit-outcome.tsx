import type { RunView } from "@tablee/contracts/calls/subscription-profiles";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";

/**
 * The results of a commit: the orders made, the subscriptions left out because they had changed since the preview, and the items
 * that had run out.
 */
export function CommitOutcome({ run }: { run: RunView }) {
  const { t } = useTranslation("generation");
  const language = useLanguage();
  const { committed } = run;
  if (!committed) return null;
  const names = new Map(run.summary?.totals.map((item) => [item.sku, item.name[language]]));
  const needsPerson = committed.changed.length + committed.soldOut.length > 0;
  return (
    <Notice
      tone={needsPerson ? "attention" : "good"}
      title={t("outcome.title", {
        count: committed.orders,
        formatted: formatNumber(committed.orders, language),
        by: committed.by,
        at: formatUtc(committed.at, language),
      })}
    >
      {committed.reason && <p>{t("outcome.reason", { reason: committed.reason })}</p>}
      {committed.alreadyThere > 0 && (
        <p>{t("outcome.alreadyThere", { count: committed.alreadyThere, formatted: formatNumber(committed.alreadyThere, language) })}</p>
      )}
      {committed.soldOut.length > 0 && (
        <p>
          {t("outcome.soldOut", { count: committed.soldOut.length })} {committed.soldOut.map((sku) => names.get(sku) ?? sku).join(", ")}
        </p>
      )}
      {committed.changed.length > 0 && (
        <details className="mt-1">
          <summary className="font-medium">
            {t("outcome.changed", { count: committed.changed.length, formatted: formatNumber(committed.changed.length, language) })}
          </summary>
          <ul className="mt-1 grid max-h-40 grid-cols-[repeat(auto-fill,minmax(21rem,1fr))] gap-x-4 overflow-y-auto">
            {committed.changed.map((id) => (
              <li key={id}>
                <Link to="/accounts" search={{ q: id }} className="link font-mono text-sm">
                  {id}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}
