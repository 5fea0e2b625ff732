import type { PageManifest } from "@tablee/contracts/page-manifest";
import { fillPath, findByPath, LOCALE_FRAGMENT, matchPath, oldPlanQuery, planSegment } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";

const isLanguage = (text: string | null): text is Language => text === "en" || text === "fr";

/**
 * The address that an address redirects to for good: an older path, one with the prefix /en/, a plan in its old form, and a page that
 * `?locale=` asks for in a language. One hop leads to the page; the fragment lets the app keep the language that was asked for. Undefined
 * for a page of its own. Never an address of another site.
 */
export function redirectOf(manifest: PageManifest, url: string): string | undefined {
  const path = url.split("?")[0]!;
  const query = url.slice(path.length);
  const moved = movedTo(manifest, path);
  const search = new URLSearchParams(query);
  const locale = search.get("locale");
  const found = findByPath(manifest.pages, ({ paths }, language) => paths[language], moved ?? path);
  if (found === undefined) return moved && moved + query;
  const language = isLanguage(locale) ? locale : found.language;
  const { plan, submenu } = found.params;
  const isOldPlan = found.row.name.startsWith("signup_plan") && plan !== undefined && !planSegment.test(plan);
  if (!isOldPlan && !isLanguage(locale)) return moved && moved + query;
  const row = isOldPlan ? manifest.pages.find(({ name }) => name === "signup_plans")! : found.row;
  if (isOldPlan) for (const [name, value] of Object.entries(oldPlanQuery(plan, submenu))) search.set(name, value);
  if (isLanguage(locale)) search.delete("locale");
  const asked = search.size > 0 ? `?${search}` : "";
  return fillPath(row.paths[language], found.params, language) + asked + (isLanguage(locale) ? `#${LOCALE_FRAGMENT}` : "");
}

/** The path that a path has moved to. */
function movedTo({ redirects }: PageManifest, path: string): string | undefined {
  if (path.startsWith("/en/")) return `/${path.slice("/en/".length).replace(/^[/\\]+/, "")}`;
  for (const [from, to] of redirects) {
    const params = matchPath(from, path);
    if (params) return to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  }
  return undefined;
}
