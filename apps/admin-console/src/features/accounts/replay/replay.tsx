import { namesIn } from "@tablee/history/names";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { X } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../../../shared/api/search-params.ts";
import type { Entry } from "../../../shared/history/entry.ts";
import { historyContext } from "../../../shared/history/history-context.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { useHotkeys } from "../../../shared/keyboard/use-hotkeys.ts";
import type { HistorySearch } from "../search.ts";
import { ReplaySlider } from "./replay-slider.tsx";
import { StatePanel } from "./state-panel.tsx";
import { Timeline } from "./timeline.tsx";

/** True if an event belongs to a chain: by correlation, causation or command. */
const inChain = (entry: Pick<Entry, "correlationId" | "causationId" | "commandId">, chain: string): boolean =>
  entry.correlationId === chain || entry.causationId === chain || entry.commandId === chain;

interface ReplayProps {
  accountId: string;
  entries: readonly Entry[];
  search: HistorySearch;
  onSearch: ChangeSearch<HistorySearch>;
}

/** A slider over all steps: the timeline on the left, the account as of that step on the right. */
export function Replay({ accountId, entries, search, onSearch }: ReplayProps) {
  const { t } = useTranslation("accounts");
  const { t: any } = useTranslation();
  const language = useLanguage();
  const [raw, showRaw] = useState(false);
  const found = search.at === undefined ? -1 : entries.findIndex((entry) => entry.position === search.at);
  const index = found === -1 ? entries.length - 1 : found;
  const shown = useMemo(
    () => (search.chain ? entries.filter((entry) => inChain(entry, search.chain ?? "")) : entries),
    [entries, search.chain],
  );
  const context = useMemo(() => historyContext(any, language, namesIn(entries).weekOfOrder), [entries, any, language]);
  const goTo = useCallback(
    (next: number) => {
      const entry = entries[Math.min(entries.length - 1, Math.max(0, next))];
      if (entry) onSearch({ at: entry.position }, { replace: true });
    },
    [entries, onSearch],
  );
  useHotkeys({
    ArrowLeft: () => goTo(index - 1),
    ArrowRight: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(entries.length - 1),
    x: () => showRaw((now) => !now),
  });
  const entry = entries[index] as Entry;
  return (
    <>
      <div className="pane flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
        <ReplaySlider index={index} entries={entries} onGo={goTo} />
        {search.chain && (
          <button type="button" onClick={() => onSearch({ chain: undefined })} aria-label={t("chain.drop")}>
            <Badge tone="info">
              {t("chain.only", { count: shown.length, id: search.chain.slice(0, 8) })}
              <X aria-hidden="true" />
            </Badge>
          </button>
        )}
      </div>
      <div className="grid min-h-0 grow gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(24rem,34rem)]">
        <Timeline
          entries={shown}
          current={entry.position}
          raw={raw}
          context={context}
          chain={search.chain}
          onGo={(position) => onSearch({ at: position }, { replace: true })}
          onRaw={() => showRaw((now) => !now)}
          onChain={(chain) => onSearch({ chain: chain === search.chain ? undefined : chain })}
        />
        <StatePanel accountId={accountId} position={entry.position} before={entries[index - 1]?.position} />
      </div>
    </>
  );
}
