import { served } from "./served.ts";

/** Long enough for a slow phone to have drawn its page: the worker fetches what it keeps. */
const REST_MS = 3_000;

/**
 * Registers the service worker once the page is loaded and idle, if the document is marked for it. Browsers have workers over https and
 * on localhost alone.
 */
export function registerWorker(): void {
  if (document.documentElement.dataset.offline === undefined || served.isFramed || !navigator.serviceWorker) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  const rest = () => void setTimeout(register, REST_MS);
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}
