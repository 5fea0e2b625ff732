import { Button } from "@tablee/ui/components/form/button";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatLocal } from "../../../shared/format/instants.ts";
import type { Entry } from "../../../shared/history/entry.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";

/** Through the account's steps by hand: a slider with its steps at both ends. */
export function ReplaySlider({ index, entries, onGo }: { index: number; entries: readonly Entry[]; onGo: (index: number) => void }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const last = entries.length - 1;
  const entry = entries[index] as Entry;
  const when = formatLocal(entry.at, language, { year: true });
  const steps = [
    { id: "first", icon: ChevronFirst, to: 0, idle: index === 0 },
    { id: "back", icon: ChevronLeft, to: index - 1, idle: index === 0 },
    { id: "forward", icon: ChevronRight, to: index + 1, idle: index === last },
    { id: "last", icon: ChevronLast, to: last, idle: index === last },
  ] as const;
  const button = ({ id, icon: Icon, to, idle }: (typeof steps)[number]) => (
    <Button
      key={id}
      variant="ghost"
      size="icon-sm"
      aria-label={t(`slider.${id}`)}
      title={t(`slider.${id}`)}
      aria-disabled={idle}
      onClick={() => !idle && onGo(to)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
  return (
    <div className="flex min-w-80 grow items-center gap-2">
      {steps.slice(0, 2).map(button)}
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        onChange={(event) => onGo(Number(event.target.value))}
        aria-label={t("slider.label")}
        aria-valuetext={t("slider.text", { step: index + 1, total: entries.length, when })}
        className="h-6 min-w-32 grow cursor-pointer"
      />
      {steps.slice(2).map(button)}
      <span className="figures w-64 text-right text-sm max-lg:w-auto" aria-hidden="true">
        {t("slider.text", { step: index + 1, total: entries.length, when })}
      </span>
    </div>
  );
}
