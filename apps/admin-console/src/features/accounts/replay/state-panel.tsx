import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadError } from "../../../shared/components/load-error.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { Changed } from "../changed.tsx";
import { stateAt } from "../requests.ts";
import { changesBetween, groups, stateLines } from "./state-lines.ts";
import { StateOrders } from "./state-orders.tsx";

const PAUSE_MS = 120;

/** Debounces a value: the first change passes at once, later ones after a short pause. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface StatePanelProps {
  accountId: string;
  position: string;
  /** The step before; none at the first. */
  before: string | undefined;
}

/** The account after a step; each change shows the previous value. */
export function StatePanel({ accountId, position, before }: StatePanelProps) {
  const { t } = useTranslation("accounts");
  const { t: any } = useTranslation();
  const language = useLanguage();
  // A slider that is dragged fetches the step where it rests, not every step on the way.
  const settled = useSettled(useDeferredValue(`${position} ${before ?? ""}`));
  const [at = "0", previous = ""] = settled.split(" ");
  const state = useQuery(stateAt(accountId, at));
  const earlier = useQuery({ ...stateAt(accountId, previous), enabled: previous !== "" });
  if (state.isPending) return <LoadingText lines={8} className="pane p-4" />;
  if (!state.data) return <LoadError error={state.error} onRetry={state.refetch} retrying={state.isFetching} />;
  const comparable = previous !== "" && !state.isPlaceholderData && !earlier.isPlaceholderData;
  const changes = changesBetween(comparable ? earlier.data : undefined, state.data, any, language);
  const lines = stateLines(state.data, any, language);
  return (
    <section
      aria-label={t("state.title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      aria-busy={state.isPlaceholderData}
      className="pane min-h-0 overflow-y-auto"
    >
      <header className="sticky top-0 z-10 flex items-baseline justify-between gap-3 border-line border-b bg-sunken px-3 py-1.5">
        <h2 className="font-semibold">{t("state.title")}</h2>
        <span className="figures text-muted text-sm">{state.data.at && formatLocal(state.data.at, language, { year: true })}</span>
      </header>
      <p role="status" className="px-3 pt-2 text-muted text-sm">
        {t("state.changed", { count: changes.size })}
      </p>
      {groups.map((group) => (
        <section key={group} className="px-3 py-2">
          <h3 className="mb-0.5 font-semibold text-muted text-xs uppercase tracking-wide">{t(`state.${group}`)}</h3>
          <dl>
            {lines
              .filter((line) => line.group === group)
              .map(({ path, value }) => (
                <div key={path} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2 py-0.5">
                  <dt className="text-muted">{t(`state.fields.${path}`)}</dt>
                  <dd>
                    <Changed was={changes.get(path)}>{value || <span className="text-muted">–</span>}</Changed>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <StateOrders orders={state.data.orders} changes={changes} />
    </section>
  );
}
