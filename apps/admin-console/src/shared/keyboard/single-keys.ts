import { useSyncExternalStore } from "react";

const key = "tablee-console-single-keys";
const listeners = new Set<() => void>();
let allowed = read();

function read(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export const singleKeysAllowed = (): boolean => allowed;

/** Shortcuts of one letter can be turned off, for those who dictate (WCAG 2.1.4). */
export function allowSingleKeys(on: boolean): void {
  allowed = on;
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Storage may be closed: the choice lasts for this page.
  }
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, singleKeysAllowed);
