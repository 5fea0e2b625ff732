import { isOwnAddress } from "@tablee/contracts/own-address";
import type { Language } from "@tablee/domain/kernel/place/region";
import { pathTo } from "./paths.ts";
import type { RouteName } from "./route-table.ts";

const key = "tablee-return-to";
/** Marks that the visitor was refused, or asked for a page for clients only: the sign-in page shows it. */
const refusedKey = "tablee-unauthenticated";
const placeKey = "tablee-password-for";

function remember(name: string, path: string): void {
  try {
    sessionStorage.setItem(name, path);
  } catch {
    // Without storage they land on the account page, which is no harm.
  }
}

/** An address that was kept, once; our own ones only. */
function take(name: string): string | undefined {
  try {
    const path = sessionStorage.getItem(name) ?? undefined;
    sessionStorage.removeItem(name);
    return path !== undefined && isOwnAddress(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the address to return to after signing in. */
export function rememberReturn(path: string): void {
  remember(key, path);
  remember(refusedKey, "true");
}
/** Returns the address to go to after signing in. */
export function takeReturn(): string | undefined {
  take(refusedKey);
  return take(key);
}

/** Keeps the address at which the password is needed. */
export const rememberPlace = (path: string): void => remember(placeKey, path);
/** Returns the address to go to once the password was given. */
export const takePlace = (): string | undefined => take(placeKey);

/** True if a visitor came to the sign-in page because they were not signed in. */
export const hasReturn = (): boolean => {
  try {
    return sessionStorage.getItem(refusedKey) !== null;
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
