import type { SignInProvider } from "@tablee/domain/account/vocabulary";

/** The tracked events: no personal data, and nothing that a person typed. */
export type Tracked =
  | { readonly event: "page-view"; readonly name: string }
  | { readonly event: "sign-up" | "lead" | "sign-up-using-oauth"; readonly provider: SignInProvider };

/** Dispatches it on the window; a tracking script, if one is installed, listens for it. Without one it has no effect. */
export function track(tracked: Tracked): void {
  window.dispatchEvent(new CustomEvent<Tracked>("tablee:tracked", { detail: tracked }));
}

/** Logs to the browser's console: in development and tests, where no tracking script is loaded. */
export function logTracked(): void {
  window.addEventListener("tablee:tracked", (announced) =>
    console.debug("tracked", JSON.stringify((announced as CustomEvent<Tracked>).detail)),
  );
}
