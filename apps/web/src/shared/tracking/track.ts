import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { served } from "../app/served.ts";
import { measuring } from "./measuring.ts";

/** The tracked events: no personal data, and nothing that a person typed. The question about counting names each (measuring/words.ts). */
export type Tracked =
  | { readonly event: "page-view"; readonly name: string }
  | { readonly event: "add-to-cart"; readonly sku: string }
  | { readonly event: "skip" }
  | { readonly event: "sign-up" | "lead" | "sign-up-using-oauth"; readonly provider: SignInProvider };

/**
 * Announces it on the window, and sends it to the operator's collector where one is configured, if the person agreed. No script of
 * others runs on our pages: the collector gets these words alone, without cookies and without the page's address.
 */
export function track(tracked: Tracked): void {
  if (measuring.answer() !== "yes") return;
  window.dispatchEvent(new CustomEvent<Tracked>("tablee:tracked", { detail: tracked }));
  if (served.tracking)
    void fetch(served.tracking, {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
      body: JSON.stringify(tracked),
    }).catch(() => {});
}

/** Logs to the browser's console: in development and tests. */
export function logTracked(): void {
  window.addEventListener("tablee:tracked", (announced) =>
    console.debug("tracked", JSON.stringify((announced as CustomEvent<Tracked>).detail)),
  );
}
