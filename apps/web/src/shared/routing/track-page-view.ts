/** Announces a page view on the window; a measuring script, where one is installed, listens for it. No personal data. */
export function trackPageView(name: string): void {
  window.dispatchEvent(new CustomEvent("tablee:page-view", { detail: { name } }));
}
