import { staffSentence } from "@tablee/history/history";
import type { Context } from "@tablee/history/phrases";
import { cn } from "@tablee/ui/lib/cn";
import { Braces, GitBranch } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatLocal } from "../../../shared/format/instants.ts";
import { type Entry, isUnnamed } from "../../../shared/history/entry.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { RawEvent } from "./raw-event.tsx";

interface TimelineEntryProps {
  entry: Entry;
  selected: boolean;
  ahead: boolean;
  raw: boolean;
  context: Context;
  chain: string | undefined;
  onGo: () => void;
  onRaw: () => void;
  onChain: (id: string) => void;
}

const chipStyle =
  "inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-sm px-1 font-mono text-muted text-xs hover:bg-oat hover:text-ink aria-pressed:bg-info-tint aria-pressed:text-info-ink [&_svg]:size-3";

/** One event: its sentence, its time, actor and reason, and its chains. */
export function TimelineEntry({ entry, selected, ahead, raw, context, chain, onGo, onRaw, onChain }: TimelineEntryProps) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const { actor } = entry;
  const sentence = staffSentence(entry, context);
  const chips = [
    { id: entry.correlationId, label: t("chain.correlation") },
    ...(entry.causationId && entry.causationId !== entry.correlationId ? [{ id: entry.causationId, label: t("chain.causation") }] : []),
  ];
  return (
    <article
      className={cn(
        "border-line border-b px-3 py-2",
        selected && "bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]",
        ahead && "bg-paper text-muted",
      )}
    >
      <div className="grid grid-cols-[8.75rem_minmax(0,1fr)] gap-x-3">
        <time dateTime={entry.at.at} title={entry.at.at} className="figures pt-px text-muted text-sm">
          {formatLocal(entry.at, language)}
        </time>
        <div>
          <button
            type="button"
            onClick={onGo}
            aria-current={selected ? "step" : undefined}
            className="text-left font-medium leading-snug hover:underline"
          >
            {sentence}
          </button>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <span className="font-mono text-xs">{entry.type}</span>
            {isUnnamed(actor, sentence) && <span>{t("by", { name: actor.name })}</span>}
            {actor.reason && <span>{t("why", { reason: actor.reason })}</span>}
            {entry.session && (
              <span>{t("session", { device: t(`devices.${entry.session.device}`), mark: entry.session.mark.slice(0, 6) })}</span>
            )}
            <span className="ml-auto flex">
              {chips.map(({ id, label }) => (
                <button
                  key={label}
                  type="button"
                  className={chipStyle}
                  aria-pressed={chain === id}
                  aria-label={t("chain.filter", { label, id })}
                  title={`${label} ${id}`}
                  onClick={() => onChain(id)}
                >
                  <GitBranch aria-hidden="true" />
                  {id.slice(0, 8)}
                </button>
              ))}
              {selected && (
                <button
                  type="button"
                  className={chipStyle}
                  aria-pressed={raw}
                  aria-label={t("raw.toggle")}
                  title={t("raw.toggle")}
                  onClick={onRaw}
                >
                  <Braces aria-hidden="true" />
                </button>
              )}
            </span>
          </p>
        </div>
      </div>
      {selected && raw && <RawEvent entry={entry} />}
    </article>
  );
}
