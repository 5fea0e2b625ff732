import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** The reason why a person was sent to a provider. */
export type SignInIntent = "sign-in" | "settings" | "reauthentication";

const key = "tablee-provider-errand";
const failedKey = "tablee-provider-failed";

/** Kept in this window while the person is at the provider; without storage they return to sign in. */
export function rememberSignInIntent(intent: SignInIntent): void {
  try {
    sessionStorage.setItem(key, intent);
  } catch {
    // Nothing else is lost by it.
  }
}

export function takeIntent(): SignInIntent {
  try {
    const intent = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return intent === "settings" || intent === "reauthentication" ? intent : "sign-in";
  } catch {
    return "sign-in";
  }
}

/** Remembers that the provider did not prove the person's identity: the password dialog shows it. */
export function rememberFailure(provider: SignInProvider): void {
  try {
    sessionStorage.setItem(failedKey, provider);
  } catch {
    // The dialog asks again without mentioning it.
  }
}

export function hasFailed(): boolean {
  try {
    return sessionStorage.getItem(failedKey) !== null;
  } catch {
    return false;
  }
}

export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(failedKey);
  } catch {
    // Nothing was kept.
  }
}
