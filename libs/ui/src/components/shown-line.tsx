import type { Pending } from "@tablee/contracts/pending";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AnswerFreshness, LONG_MS } from "../app/freshness.ts";
import { useShown } from "../app/use-shown.ts";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./feedback/spinner.tsx";
import { TextButton } from "./form/text-button.tsx";

/** A call that finishes within this time needs no message. */
const SOON_MS = 600;

/** A subtle line over the page while its figures may be old or a result is still pending. It disappears automatically. Mount once. */
export function ShownLine({ freshness, className }: { freshness: AnswerFreshness; className?: string }) {
  const { t, i18n } = useTranslation("ui");
  const client = useQueryClient();
  const { stale, pending, since } = useShown(freshness);
  const waited = useWaited(since, SOON_MS, LONG_MS);
  const again = () => {
    void client.refetchQueries({ type: "active", predicate: ({ queryHash }) => stale.includes(queryHash) });
  };
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(pending.map((name) => t(`shown.what.${name}`)));
  return (
    <div role="status" className={cn("no-print pointer-events-none fixed inset-x-3 z-40 flex flex-col items-center gap-2", className)}>
      {stale.length > 0 && (
        <p className={line}>
          {t("shown.stale")}
          <TextButton className="min-h-6" onClick={again}>
            {t("retry")}
          </TextButton>
        </p>
      )}
      {pending.length > 0 && waited >= SOON_MS && (
        <p className={line}>
          <Spinner />
          {t(waited >= LONG_MS ? "shown.long" : "shown.pending", { list })}
        </p>
      )}
    </div>
  );
}

const line =
  "pointer-events-auto flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-1.5 text-muted text-sm shadow-overlay";

/** A mark beside a figure that is still to change. */
export function UnderWay({ freshness, of }: { freshness: AnswerFreshness; of: readonly Pending[] }) {
  const { t } = useTranslation("ui");
  const { pending } = useShown(freshness);
  if (!of.some((name) => pending.includes(name))) return null;
  return (
    <span className="inline-flex items-center align-middle text-muted">
      <Spinner className="size-[0.9em]" />
      <span className="sr-only">{t("shown.underWay")}</span>
    </span>
  );
}

/** The time since an instant, rounded down to the largest of these spans that has passed; in milliseconds. */
function useWaited(since: number, ...spans: readonly [number, number]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = spans.find((span) => Date.now() - since < span);
  useEffect(() => {
    if (since === Number.MAX_SAFE_INTEGER || next === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), since + next - Date.now());
    return () => clearTimeout(timer);
  }, [since, next]);
  return Math.max(now, Date.now()) - since;
}
