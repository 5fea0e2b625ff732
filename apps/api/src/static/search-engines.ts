import type { ManifestPage, PageManifest } from "@tablee/contracts/page-manifest";
import { fillPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance } from "fastify";
import { Failure } from "../http/failure.ts";

/** The line of the document that keeps a page out of search results. */
const NOINDEX = '<meta name="robots" content="noindex" />';

const isOpen = ({ TABLEE_SEARCH }: Pick<Config, "TABLEE_SEARCH">): boolean => TABLEE_SEARCH === "open";

/** The document of a page as search engines may list it: only a public page, and only where TABLEE_SEARCH is open. */
export const listedWhereOpen = (html: string, page: ManifestPage, config: Pick<Config, "TABLEE_SEARCH">): string =>
  page.isPublic && isOpen(config) ? html.replace(NOINDEX, "") : html;

/** The addresses of the public pages in both languages; of pages about a subject, the menu of the week alone. */
export function sitemapOf({ pages }: PageManifest, origin: string): string {
  const listed = pages.filter(({ isPublic, name, paths }) => isPublic && (name === "menu" || !paths.en.includes("{")));
  const addressOf = (page: ManifestPage, of: Language) => new URL(fillPath(page.paths[of], { date: "this-week" }, of), origin).href;
  const alternate = (page: ManifestPage, of: Language) =>
    `<xhtml:link rel="alternate" hreflang="${of}-ca" href="${escaped(addressOf(page, of))}"/>`;
  const urls = listed.flatMap((page) =>
    (["en", "fr"] as const).map(
      (of) => `<url><loc>${escaped(addressOf(page, of))}</loc>${alternate(page, "en")}${alternate(page, "fr")}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The rules for crawlers. A closed search lets them read the pages, since each page carries its own noindex. */
export const robotsOf = (config: Pick<Config, "TABLEE_SEARCH" | "PUBLIC_URL">): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /admin\n${isOpen(config) ? `\nSitemap: ${new URL("/sitemap.xml", config.PUBLIC_URL).href}\n` : ""}`;

/** Serves robots.txt, and the sitemap where search is open. */
export function addSearchEngines(fastify: FastifyInstance, config: Config, manifest: () => PageManifest | undefined): void {
  fastify.get("/robots.txt", (_, reply) => reply.type("text/plain; charset=utf-8").send(robotsOf(config)));
  fastify.get("/sitemap.xml", (_, reply) => {
    const built = isOpen(config) ? manifest() : undefined;
    if (!built) throw new Failure("not-found");
    return reply.type("application/xml; charset=utf-8").send(sitemapOf(built, config.PUBLIC_URL));
  });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
