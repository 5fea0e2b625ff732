import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readThemeMode, saveThemeMode, type ThemeMode } from "../../theme/theme-mode.ts";
import { MenuRadio } from "./dropdown-menu.tsx";

const modes: readonly ThemeMode[] = ["light", "dark", "system"];

/** Light, dark or the device's choice, inside a DropdownMenu; applied and kept at once. */
export function ThemeMenu() {
  const { t } = useTranslation("ui");
  const [mode, setMode] = useState(readThemeMode);
  const choose = (value: string) => {
    const next = modes.find((candidate) => candidate === value) ?? "system";
    saveThemeMode(next);
    setMode(next);
  };
  return (
    <MenuRadio
      label={t("theme.label")}
      value={mode}
      onValueChange={choose}
      options={modes.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
