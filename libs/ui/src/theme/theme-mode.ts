export type ThemeMode = "light" | "dark" | "system";

const key = "tablee-theme";

/** The person's choice; `system` until they choose, and where storage is blocked. */
export function readThemeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(key);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Keeps the choice and applies it at once. `system` removes the mark, and the stylesheet follows the device. */
export function saveThemeMode(mode: ThemeMode): void {
  try {
    if (mode === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, mode);
  } catch {
    // Private windows may refuse storage: the choice then lasts for this page only.
  }
  if (mode === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

/**
 * Goes into <head> as an inline script, before the stylesheet, so that the first paint already has the chosen theme. It never
 * changes, so the content security policy has one hash for it.
 */
export const themeBootScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
