import type { Context } from "@tablee/history/phrases";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Entry } from "../../../shared/history/entry.ts";
import { useHotkeys } from "../../../shared/keyboard/use-hotkeys.ts";
import { TimelineEntry } from "./timeline-entry.tsx";

interface TimelineProps {
  entries: readonly Entry[];
  /** The current position; entries after it are shown as not happened yet. */
  current: string;
  raw: boolean;
  context: Context;
  chain: string | undefined;
  onGo: (position: string) => void;
  onRaw: () => void;
  onChain: (id: string) => void;
}

const TYPICAL_HEIGHT = 68;

/** The events of the account, oldest first. */
export function Timeline({ entries, current, onGo, ...rest }: TimelineProps) {
  const { t } = useTranslation("accounts");
  const frame = useRef<HTMLElement>(null);
  const index = entries.findIndex((entry) => entry.position === current);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => TYPICAL_HEIGHT,
    getItemKey: (at) => entries[at]?.position ?? at,
    overscan: 8,
  });
  useEffect(() => {
    if (index >= 0) virtual.scrollToIndex(index, { align: "auto" });
  }, [index, virtual]);
  const go = (to: number) => {
    const entry = entries[Math.min(entries.length - 1, Math.max(0, to))];
    if (entry) onGo(entry.position);
  };
  useHotkeys({ j: () => go(index + 1), k: () => go(index - 1) });
  const here = BigInt(current);
  return (
    <section
      ref={frame}
      aria-label={t("timeline")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      className="pane min-h-0 overflow-y-auto max-lg:h-[55dvh]"
    >
      <ol className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const entry = entries[item.index];
          return (
            entry && (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <TimelineEntry
                  entry={entry}
                  selected={entry.position === current}
                  ahead={BigInt(entry.position) > here}
                  onGo={() => onGo(entry.position)}
                  {...rest}
                />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
