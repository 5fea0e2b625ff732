import type { Language } from "@tablee/domain/kernel/region";
import { pathTo } from "./paths.ts";
import type { RouteName } from "./route-table.ts";

const key = "tablee-return-to";

/** Keeps where somebody wanted to go, to come back to after signing in. */
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

/** The router says once how to go somewhere; whoever stands outside of React (the client of the API) leaves by it. */
export const setNavigator = (navigator: Go): void => {
  go = navigator;
};
export const leave = (name: RouteName, language: Language): void => go(pathTo(name, language));
