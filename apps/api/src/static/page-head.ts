import { type ManifestPage, type PageManifest, PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import { type FoundByPath, fillPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";
import type { OutsideLinks } from "@tablee/platform/outside-links";
import { organizationData } from "./structured-data/organization-data.ts";
import { breadcrumbs, structuredData, type Thing } from "./structured-data/structured-data.ts";

/** The subject of a page, by its name in each language: a dish, a week. */
export interface Subject extends Readonly<Record<Language, string>> {
  /** The address of the picture that shared links show instead of the site's. */
  pictureIn?(language: Language): string;
  /** The things that the page is about; `address` is the page's own. */
  dataIn?(language: Language, address: string): readonly Thing[];
}

/** The page above that of a subject. */
const parents: Readonly<Record<string, string>> = { product: "menu", faq_category: "faq" };

export type FoundPage = FoundByPath<ManifestPage>;

export interface Described extends FoundPage {
  readonly subject?: Subject;
}

interface Opening {
  readonly environment: string;
  readonly brand: Brand;
  /** The address that takes the events of visits. */
  readonly tracking: string | undefined;
  /** True where browsers may keep public pages: the document then registers the worker. */
  readonly isKeptOffline: boolean;
  /** True if the visit has an account: the page then keeps the room of a client's parts until the session is known. */
  readonly isSignedIn: boolean;
}

/** Opens the document: its language, and as attributes the facts that the app needs before its first answer. */
export function openingOf(language: Language, { environment, brand, tracking, isKeptOffline, isSignedIn }: Opening): string {
  // The stylesheet has the second brand's colours for documents with its mark.
  const mark = brand.key === "tablee" ? "" : ` data-brand="${brand.key}"`;
  const counts = tracking === undefined ? "" : ` data-tracking="${escaped(tracking)}"`;
  const offline = isKeptOffline ? " data-offline" : "";
  const signedIn = isSignedIn ? " data-signed-in" : "";
  return `<html lang="${language}-CA" data-environment="${environment}"${mark}${counts}${offline}${signedIn}>`;
}

/** The site that a page belongs to: its address, the brand that sells, and its links out. */
interface Site {
  readonly origin: string;
  readonly brand: Brand;
  readonly links: OutsideLinks;
}

/** The page's own name, and what it is for. */
export function textsOf({ row: page, language, subject }: Described): { readonly name: string; readonly description: string } {
  const name = subject?.[language] ?? page.title[language];
  return { name, description: page.description[language].replace("{subject}", () => name) };
}

/** Title, description, addresses in both languages, data for shared links and search engines, and the prefetches. */
export function headOf(manifest: PageManifest, described: Described, site: Site): string {
  const { row: page, language, params } = described;
  const { origin, brand } = site;
  const { name, description } = textsOf(described);
  const pathIn = (of: Language) => fillPath(page.paths[of], params, of);
  const address = (of: Language) => new URL(pathIn(of), origin).href;
  const title = `${brand.name} | ${name}`;
  const things = thingsOf(manifest, described, site, address(language));
  return [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    ...addresses(pathIn, language, origin),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand.name),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address(language)),
    meta("property", "og:locale", `${language}_CA`),
    ...pictureOf(manifest, described, site),
    meta("name", "twitter:card", "summary_large_image"),
    ahead(
      page.reads.map((read) => fillPath(read, params, "en")),
      language,
    ),
    ...page.scripts.map((script) => link("modulepreload", script)),
    ...(things.length > 0 ? [structuredData(things)] : []),
  ].join("\n    ");
}

/** The picture of the subject, else the site's, which shows the first brand's name. */
function pictureOf({ picture }: PageManifest, { language, subject }: Described, { origin, brand }: Site): readonly string[] {
  const address = subject?.pictureIn?.(language);
  if (subject && address !== undefined) return pictureTags({ address, alt: subject[language] }, origin);
  return brand.key === "tablee" ? pictureTags(picture[language], origin) : [];
}

/** The things that a page is about: the seller on home, the subject elsewhere, with the way to it. */
function thingsOf(
  { pages }: PageManifest,
  { row: page, language, subject }: Described,
  { origin, brand, links }: Site,
  address: string,
): readonly Thing[] {
  const seller = page.name === "home" ? [organizationData(brand, origin, links)] : [];
  if (!subject) return seller;
  const things = [...seller, ...(subject.dataIn?.(language, address) ?? [])];
  const parent = pages.find(({ name }) => name === parents[page.name]);
  if (!parent) return things;
  const parentPath = fillPath(parent.paths[language], { date: "this-week" }, language);
  const way = [
    { name: parent.title[language], address: new URL(parentPath, origin).href },
    { name: subject[language], address },
  ];
  return [...things, breadcrumbs(way)];
}

const pictureTags = ({ address, alt }: PageManifest["picture"][Language], origin: string): readonly string[] => [
  meta("property", "og:image", new URL(address, origin).href),
  meta("property", "og:image:width", `${PICTURE_SIZE.width}`),
  meta("property", "og:image:height", `${PICTURE_SIZE.height}`),
  meta("property", "og:image:alt", alt),
];

/** The addresses of a page of the console, which has one for both languages. */
export const consoleHeadOf = (path: string, origin: string): string => addresses(() => path, "en", origin).join("\n    ");

/** The page's own address, and its addresses in both languages. */
function addresses(pathIn: (language: Language) => string, language: Language, origin: string): readonly string[] {
  const address = (of: Language) => new URL(pathIn(of), origin).href;
  return [
    link("canonical", address(language)),
    ...(["en", "fr"] as const).map((of) => link("alternate", address(of), `hreflang="${of}-ca"`)),
    link("alternate", address("en"), 'hreflang="x-default"'),
  ];
}

/**
 * Prefetches the page's first reads, as the app's client would, which takes the answers (apps/web: fetch-ahead.ts); the paths of
 * calls are English words.
 */
const ahead = (reads: readonly string[], language: Language): string =>
  `<script nonce="__CSP_NONCE__">__ahead=Object.fromEntries(${JSON.stringify(reads)}.map(p=>{const a=fetch(p,{headers:{accept:"application/json","accept-language":"${language}"},credentials:"include"});a.catch(()=>{});return[p,a]}))</script>`;

const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}" ${more && `${more} `}href="${escaped(href)}" />`;
const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

const named: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => named[char]!);
