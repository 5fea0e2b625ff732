import { readThemeMode, saveThemeMode, themeBootScript } from "./theme-mode.ts";

const names = ["localStorage", "document"] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

// Specs of one process share these.
afterAll(() => {
  for (const [name, descriptor] of own)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

function page() {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  for (const [name, value] of Object.entries({ localStorage, document }))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
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
