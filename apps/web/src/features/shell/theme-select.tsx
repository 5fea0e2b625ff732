import { readThemeMode, saveThemeMode, type ThemeMode } from "@tablee/ui/theme/theme-mode";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../shared/app/use-hydrated.ts";

const modes: readonly ThemeMode[] = ["system", "light", "dark"];

/** Light, dark or as the device has it, for those who have no account menu. */
export function ThemeSelect() {
  const { t } = useTranslation(["footer", "ui"]);
  const [chosen, setChosen] = useState<ThemeMode>();
  const kept = useHydrated() ? readThemeMode() : "system";
  return (
    <label className="inline-flex max-w-full flex-wrap items-center gap-x-2">
      {t("look")}
      <select
        value={chosen ?? kept}
        onChange={(event) => {
          const next = modes.find((candidate) => candidate === event.target.value) ?? "system";
          saveThemeMode(next);
          setChosen(next);
        }}
        className="min-h-11 max-w-full rounded-control border-[1.5px] border-line-strong bg-surface px-3 text-ink sm:min-h-9"
      >
        {modes.map((value) => (
          <option key={value} value={value}>
            {t(`ui:theme.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
