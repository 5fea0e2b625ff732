import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { measuring } from "./measuring.ts";

/** The tracked events: no personal data, and nothing that a person typed. */
export type Tracked =
  | { readonly event: "page-view"; readonly name: string }
  | { readonly event: "add-to-cart"; readonly sku: string }
  | { readonly event: "skip" }
  | { readonly event: "sign-up" | "lead" | "sign-up-using-oauth"; readonly provider: SignInProvider };

/** Dispatches it on the window if the person agreed; a tracking script, if one is installed, listens for it. */
export function track(tracked: Tracked): void {
  if (measuring.answer() !== "yes") return;
  window.dispatchEvent(new CustomEvent<Tracked>("tablee:tracked", { detail: tracked }));
}

/** Logs to the browser's console: in development and tests, where no tracking script is loaded. */
export function logTracked(): void {
  window.addEventListener("tablee:tracked", (announced) =>
    console.debug("tracked", JSON.stringify((announced as CustomEvent<Tracked>).detail)),
  );
}
