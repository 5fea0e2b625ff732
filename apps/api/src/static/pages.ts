import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { PageManifest } from "@tablee/contracts/page-manifest";
import { FOR_STRANGERS, findByPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { type Brand, brands } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../http/failure.ts";
import { languageOf } from "../http/language.ts";
import type { VisitOf } from "../sessions/visit-of.ts";
import { readBuilt } from "./built/built-file.ts";
import { paintedFirst } from "./built/painted-first.ts";
import { webBuildIn } from "./built/web-build.ts";
import { drawableOf } from "./drawable/drawable.ts";
import { drawnInto } from "./drawings.ts";
import type { DrawingOf } from "./drawn-pages.ts";
import { addOfflineSite, isKeptOffline } from "./offline/offline-site.ts";
import type { OneTapOf } from "./one-tap.ts";
import { consoleHeadOf, type FoundPage, headOf, openingOf } from "./page-head.ts";
import type { SubjectOf } from "./page-subjects.ts";
import { redirectOf } from "./redirects.ts";
import { withControlsDimmed, withScriptless } from "./scriptless/scriptless.ts";
import { addSearchEngines, listedWhereOpen } from "./search-engines.ts";
import { sendDocument } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;
/** An icon has no hash in its name: a changed one is seen within a day. */
const DAY_SECONDS = 86_400;

/** Matches the part of index.html that is for the development server: the API writes the page's own head. */
const HEAD = /<!-- head -->[\s\S]*<!-- \/head -->/;

/** The answers that a page needs beside its build. */
export interface PageSources {
  readonly subjectOf: SubjectOf;
  readonly visitOf: VisitOf;
  readonly oneTapFor: OneTapOf;
  readonly drawingOf: DrawingOf;
  /** The brand that sells here. */
  readonly brand: () => Brand;
  /** The origins besides our own that pages load images from. */
  readonly imageOrigins: readonly string[];
}

/**
 * Serves the two apps: files with a hash in their name for a year, their icons, and a page for every address that is a screen. The
 * customer app has a build for each language; its pages have the status and head that the build's manifest holds.
 */
export async function addPages(
  fastify: FastifyInstance,
  config: Config,
  { subjectOf, visitOf, oneTapFor, drawingOf, brand, imageOrigins }: PageSources,
): Promise<void> {
  const web = resolve(config.TABLEE_WEB);
  const console = resolve(config.TABLEE_CONSOLE);
  for (const [root, prefix] of [
    [web, "/assets/"],
    [console, "/admin/assets/"],
  ] as const) {
    await fastify.register(
      fastifyStatic as never,
      {
        root: join(root, "assets"),
        prefix,
        decorateReply: false,
        immutable: true,
        maxAge: YEAR_SECONDS * 1000,
        preCompressed: true,
        // The first build may come after the start.
        suppressWarning: true,
      } as never,
    );
  }
  const iconIn = (folder: string, name = "icon.svg") => readBuilt(join(folder, name), String);
  const icons = { tablee: iconIn(web), laurier: iconIn(web, "icon-laurier.svg") };
  const consoleIcon = iconIn(console);
  for (const [path, icon] of [
    ["/icon.svg", () => icons[brand().key]()],
    ["/admin/icon.svg", consoleIcon],
  ] as const) {
    fastify.get(path, async (_, reply) => {
      const drawing = icon();
      if (drawing === undefined) throw new Failure("not-found");
      return reply.type("image/svg+xml").header("cache-control", `public, max-age=${DAY_SECONDS}`).send(drawing);
    });
  }
  const consolePage = readBuilt(join(console, "index.html"), String);
  const built = { en: webBuildIn(web, "en"), fr: webBuildIn(web, "fr") };
  addOfflineSite(fastify, config, web, brand);
  addSearchEngines(fastify, config, () => built.en()?.manifest);
  fastify.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0]!;
    if (path.startsWith("/api/") || path.includes("/assets/")) throw new Failure("not-found");
    if (path === "/admin" || path.startsWith("/admin/"))
      return sendDocument(
        reply,
        consolePage()?.replace(HEAD, () => consoleHeadOf(path, config.PUBLIC_URL)),
        { images: imageOrigins },
      );
    const language = screenAt(path, built.en()?.manifest)?.language ?? languageFor(path, request);
    const build = built[language]();
    if (build === undefined) return sendDocument(reply, undefined);
    const { page: html, manifest } = build;
    const target = redirectOf(manifest, request.url);
    if (target !== undefined) return reply.header("cache-control", `public, max-age=${DAY_SECONDS}`).redirect(target, 301);
    const known = screenAt(path, manifest);
    const found = config.TABLEE_ENV === "production" && known?.row.name === "wip_paypal" ? undefined : known;
    const subject = found && (await subjectOf(found));
    const missing = found === undefined || found.row.name === "not_found" || subject === "missing";
    const shown = missing ? notFound(manifest, language) : { ...found, ...(subject && { subject }) };
    const visit = await visitOf(request);
    const oneTap = visit.isSignedIn ? undefined : await oneTapFor();
    const drawable = drawableOf(manifest, path, { language, found, isMissing: missing });
    const drawn = drawable && (await drawingOf(request, visit, drawable, brand()));
    // A build that replaced this one may have drawn the page: its markup belongs to another document.
    const drawing = built[language]()?.mark === build.mark ? drawn : undefined;
    const documentOf = (page: string) =>
      drawing ? withControlsDimmed(drawnInto(page, drawing), language) : withScriptless(page, manifest, shown, brand());
    const opening = openingOf(shown.language, {
      environment: config.TABLEE_ENV,
      brand: brand(),
      tracking: config.TABLEE_TRACKING,
      isKeptOffline: isKeptOffline(config),
      isSignedIn: visit.isSignedIn,
    });
    // The page is the same for every stranger: browsers may keep this document (apps/web: worker/kept.ts).
    if (drawing?.isForStrangers && !missing) reply.header(FOR_STRANGERS, "1");
    const document = documentOf(missing ? html : listedWhereOpen(html, shown.row, config))
      .replace('<html lang="en-CA">', () => opening)
      .replace(brands.tablee.colors.paper, brand().colors.paper)
      .replace(brands.tablee.night.paper, brand().night.paper)
      .replace(HEAD, () =>
        headOf(manifest, drawing ? readingLess(shown) : shown, { origin: config.PUBLIC_URL, brand: brand(), links: config.TABLEE_LINKS }),
      );
    return sendDocument(reply.status(missing ? 404 : 200), drawing ? paintedFirst(document) : document, {
      oneTap,
      tracking: config.TABLEE_TRACKING,
      images: imageOrigins,
      isForAll: drawing?.isForStrangers === true,
    });
  });
}

const screenAt = (path: string, manifest: PageManifest | undefined) =>
  manifest && findByPath(manifest.pages, ({ paths }, language) => paths[language], path);

/** A drawn page has its answers, and reads them again once its scripts have come: only the session is fetched before that. */
const readingLess = <Page extends FoundPage>(page: Page): Page => ({ ...page, row: { ...page.row, reads: page.row.reads.slice(0, 1) } });

const notFound = ({ pages }: PageManifest, language: Language) => ({
  row: pages.find(({ name }) => name === "not_found")!,
  language,
  params: {},
});

/** The language of an address that belongs to no screen. */
const languageFor = (path: string, request: FastifyRequest): Language =>
  path === "/fr" || path.startsWith("/fr/") ? "fr" : languageOf(request);
