import { readThemeMode, saveThemeMode, themeBootScript } from "./theme-mode.ts";

function page() {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  Object.assign(globalThis, { localStorage, document });
  return document.documentElement.dataset;
}

test("a choice is kept and marked on the document", () => {
  const dataset = page();
  saveThemeMode("dark");
  expect([readThemeMode(), dataset.theme]).toEqual(["dark", "dark"]);
});

test("the device's theme leaves no mark", () => {
  const dataset = page();
  saveThemeMode("dark");
  saveThemeMode("system");
  expect([readThemeMode(), dataset.theme]).toEqual(["system", undefined]);
});

test("the boot script marks the document before the first paint", () => {
  const dataset = page();
  saveThemeMode("dark");
  delete dataset.theme;
  new Function(themeBootScript)();
  expect(dataset.theme).toBe("dark");
});
