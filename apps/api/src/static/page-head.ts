import { type ManifestPage, type PageManifest, PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import { type FoundByPath, fillPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";

/** The subject of a page, by its name in each language: a dish, a week. */
export type Subject = Readonly<Record<Language, string>>;

export type FoundPage = FoundByPath<ManifestPage>;

interface Described extends FoundPage {
  readonly subject?: Subject;
}

interface Opening {
  readonly environment: string;
  readonly brand: Brand;
  readonly firstScreen: string | undefined;
  /** The address of the script that counts visits. */
  readonly tracking: string | undefined;
}

/** Opens the document: its language, the environment, the mark of another brand, and the first screen as JSON, for the app to read. */
export function openingOf(language: Language, { environment, brand, firstScreen, tracking }: Opening): string {
  // The stylesheet has the second brand's colours for documents with its mark.
  const mark = brand.key === "tablee" ? "" : ` data-brand="${brand.key}"`;
  const first = firstScreen === undefined ? "" : ` data-home="${escaped(firstScreen)}"`;
  const counts = tracking === undefined ? "" : ` data-tracking="${escaped(tracking)}"`;
  return `<html lang="${language}-CA" data-environment="${environment}"${mark}${first}${counts}>`;
}

/** Title, description, addresses in both languages, data for shared links, and the prefetches. */
export function headOf(
  { picture }: PageManifest,
  { row: page, language, params, subject }: Described,
  { origin, brand }: { readonly origin: string; readonly brand: Brand },
): string {
  const pathIn = (of: Language) => fillPath(page.paths[of], params, of);
  const address = (of: Language) => new URL(pathIn(of), origin).href;
  const title = `${brand.name} | ${subject?.[language] ?? page.title[language]}`;
  const description = page.description[language].replace("{subject}", () => subject?.[language] ?? page.title[language]);
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
    // The picture of shared links shows the first brand's name.
    ...(brand.key === "tablee" ? pictureOf(picture[language], origin) : []),
    meta("name", "twitter:card", "summary_large_image"),
    ahead(
      page.reads.map((read) => fillPath(read, params, "en")),
      language,
    ),
    ...page.scripts.map((script) => link("modulepreload", script)),
  ].join("\n    ");
}

const pictureOf = ({ address, alt }: PageManifest["picture"][Language], origin: string): readonly string[] => [
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
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => named[char]!);
