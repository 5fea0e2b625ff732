import type { Language } from "@tablee/domain/kernel/region";
import { pathTo } from "./paths.ts";
import type { RouteName } from "./route-table.ts";

const key = "tablee-return-to";

/** Keeps the address to return to after signing in. */
export function rememberReturn(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage they land on the account page, which is no harm.
  }
}

/** Where to go after signing in, once; own paths only. */
export function takeReturn(): string | undefined {
  try {
    const path = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

export const hasReturn = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

type Go = (path: string) => void;
let go: Go = (path) => location.assign(path);

/** The router registers its navigation once, for code outside React (the API's client). */
export const setNavigator = (navigator: Go): void => {
  go = navigator;
};
export const leave = (name: RouteName, language: Language): void => go(pathTo(name, language));
