import type { PageManifest } from "@tablee/contracts/page-manifest";
import { fillPath, findByPath } from "@tablee/contracts/page-paths";
import { NO_PAGE, NO_SUBJECT } from "@tablee/contracts/pages/missing-page";
import type { Language } from "@tablee/domain/kernel/place/region";
import { DateText } from "@tablee/domain/kernel/schemas";
import { weekOf } from "@tablee/domain/kernel/time";
import type { FoundPage } from "../page-head.ts";
import { redirectOf } from "../redirects.ts";

/** The address at which the app draws a page. */
export interface Drawable {
  readonly path: string;
  readonly language: Language;
  /** The subject that the page would have, and that does not exist. */
  readonly missing?: string;
}

/** The pages that have words of their own for a subject that does not exist, the same for each. */
const withSubject: ReadonlySet<string> = new Set(["product", "faq_category"]);

/**
 * A page is drawn at its own address: another spelling of it, such as one with a slash at the end, is sent empty and costs no drawing.
 * Pages that do not exist share a drawing, however many addresses are tried.
 */
export function drawableOf(
  manifest: PageManifest,
  path: string,
  { language, found, isMissing }: { readonly language: Language; readonly found: FoundPage | undefined; readonly isMissing: boolean },
): Drawable | undefined {
  if (found === undefined) return isUnknown(manifest, path) ? { path: NO_PAGE, language } : undefined;
  const { row, params } = found;
  if (!row.isDrawn || path !== fillPath(row.paths[found.language], params, found.language)) return undefined;
  if (row.name === "menu" && !isWeek(params.date!)) return undefined;
  if (!isMissing || row.name === "not_found") return { path, language };
  const [[name, missing] = []] = Object.entries(params);
  // The app compares it with the address as its router decodes it.
  if (!name || !missing || !withSubject.has(row.name) || !/^[\w-]{1,80}$/.test(missing)) return undefined;
  return { path: fillPath(row.paths[language], { [name]: NO_SUBJECT }, language), language, missing };
}

/** True for the name of this week, and for a Monday: its menu has six more dates, which cost no drawings. */
function isWeek(date: string): boolean {
  if (date === "this-week" || date === "semaine") return true;
  const given = DateText.safeParse(date);
  return given.success && weekOf(given.data) === date;
}

/** True for an address that the app's router knows in no spelling: it ignores case, escapes and repeated slashes. */
function isUnknown(manifest: PageManifest, path: string): boolean {
  try {
    const plain = decodeURIComponent(path)
      .toLowerCase()
      .replace(/\/{2,}/g, "/");
    const isScreen = findByPath(manifest.pages, ({ paths }, language) => paths[language].toLowerCase(), plain) !== undefined;
    return !isScreen && redirectOf(manifest, plain) === undefined;
  } catch {
    return false;
  }
}
