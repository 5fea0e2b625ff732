import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bannerTypes, genericOf } from "@tablee/domain/banner/vocabulary";
import { TERMS_NOTICE_DAYS } from "@tablee/domain/consent/account-terms";
import { termsVersions } from "@tablee/domain/consent/terms";
import type { RichText, TextRun } from "@tablee/domain/content/vocabulary";
import { contentLocales } from "@tablee/domain/content/vocabulary";
import type { Language } from "@tablee/domain/kernel/place/region";
import { ContentReader } from "@tablee/gateways/content/content-reader";
import { type ContentOf, type ContentType, contentTypes } from "@tablee/gateways/content/content-types";
import { embeddedContent } from "@tablee/gateways/content/embedded-content";
import { brands } from "@tablee/platform/brand";
import { factsOn } from "../../apps/api/src/content/facts.ts";
import { filledText, NAMED } from "../../apps/api/src/content/fill.ts";
import { artNames } from "../../apps/web/src/features/page/art/names.ts";
import { findRoute } from "../../apps/web/src/shared/routing/paths.ts";
import { termsPaths } from "../../libs/notices/src/templates/parts.ts";
import { frenchTypographyProblems } from "../../libs/ui/src/i18n/french-typography.ts";

const folder = join(import.meta.dirname, "../../content");
const faults: object[] = [];
const reader = new ContentReader(embeddedContent(folder), { freshMs: 0, onFault: (fault) => faults.push(fault) });
const inBoth = async <Type extends ContentType>(type: Type) =>
  [await reader.entries(type, contentLocales.en), await reader.entries(type, contentLocales.fr)] as const;

const runsOf = (text: RichText): readonly TextRun[] => text.flatMap((block) => (block.kind === "list" ? block.items.flat() : block.runs));
const [englishPages, frenchPages] = await inBoth("page");
const [englishFaqs, frenchFaqs] = await inBoth("faqCategory");
const [englishHomes, frenchHomes] = await inBoth("homePage");
const banners = await Promise.all(
  bannerTypes.flatMap((type) => [type, genericOf(type)] as const).map(async (type) => ({ type, pair: await inBoth(type) })),
);
const bannersIn = (at: 0 | 1): BannerTexts => banners.flatMap(({ type, pair }) => pair[at].map((banner) => ({ ...banner, type })));
const [englishBanners, frenchBanners] = [bannersIn(0), bannersIn(1)];
type BannerTexts = readonly ({ readonly type: ContentType } & ContentOf<"accountBanner">)[];

/** The words of a banner that people read. */
const linesOf = ({ title, subtitle, italicizedText, capitalizedHeading, headingText, descriptionText, ...more }: BannerTexts[number]) =>
  [
    ...[title, subtitle, italicizedText, capitalizedHeading, headingText, descriptionText],
    ...[more.linkText, more.disclaimer, more.textbox, more.textboxMobile, more.dismiss],
  ].flatMap((line) => line ?? []);

const texts = (["en", "fr"] as const).flatMap((language) => {
  const isEnglish = language === "en";
  const [pages, categories] = isEnglish ? [englishPages, englishFaqs] : [frenchPages, frenchFaqs];
  return [
    ...pages.map(({ slug, title, subtitle = "", body, action, sections }) => ({
      name: `${slug} ${language}`,
      language,
      lines: [title, subtitle, ...(action ? [action.text] : []), ...sections.map((section) => section.title)],
      body: [...body, ...sections.flatMap((section) => section.body)],
    })),
    ...(isEnglish ? englishHomes : frenchHomes).map(({ version, title = "", subtitle = "", body }) => ({
      name: `home ${version} ${language}`,
      language,
      lines: [title, subtitle],
      body,
    })),
    ...(isEnglish ? englishBanners : frenchBanners).map((banner) => ({
      name: `${banner.type} ${language}`,
      language,
      lines: linesOf(banner),
      body: [...banner.message, { kind: "paragraph" as const, runs: [{ text: "", ...(banner.linkUrl && { href: banner.linkUrl }) }] }],
    })),
    ...categories.flatMap(({ friendlyId, title, faqs }) =>
      faqs.map(({ id, question, answer }) => ({
        name: `${friendlyId} ${id} ${language}`,
        language,
        lines: [title, question],
        body: answer,
      })),
    ),
  ];
});

/** The terms as people accepted them, with the figures of that day: changed words or figures are a new version. */
const accepted: Readonly<Record<string, readonly [string, string]>> = {
  "terms-4": ["e084471e7743cf1f", "0197a2214546b95d"],
};

describe("the terms that people accepted", () => {
  it.each(Object.keys(accepted))("%s keeps its words and figures", (version) => {
    const { acceptedSince } = termsVersions.find((one) => one.version === version)!;
    const hashOf = (pages: typeof englishPages, language: Language) => {
      const { title, subtitle = "", body } = pages.find(({ slug }) => slug === version)!;
      const text = JSON.stringify([title, subtitle, filledText(body, factsOn(acceptedSince, brands.tablee, language))]);
      return createHash("sha256").update(text).digest("hex").slice(0, 16);
    };
    expect([hashOf(englishPages, "en"), hashOf(frenchPages, "fr")]).toEqual(accepted[version]);
  });

  it("include the version of today, whose text is in force from the day that it states", () => {
    const { version, acceptedSince } = termsVersions.at(-1)!;
    expect(Object.keys(accepted)).toContain(version);
    expect(englishPages.find(({ slug }) => slug === version)).toMatchObject({ revisedOn: acceptedSince });
  });
});

describe("the terms' week of notice", () => {
  const present = termsVersions.at(-1)!.version;

  it("is that of the policy, in the words that bind customers", () => {
    const wordsOf = (pages: typeof englishPages) =>
      pages
        .filter(({ slug }) => slug === present)
        .flatMap(({ body, sections }) => [...body, ...sections.flatMap((section) => section.body)])
        .flatMap((block) => runsOf([block]).map(({ text }) => text));
    expect(wordsOf(englishPages).filter((text) => text.includes(`takes effect ${TERMS_NOTICE_DAYS} days after that notice`))).toHaveLength(
      1,
    );
    expect(
      wordsOf(frenchPages).filter((text) => /s’applique (\d+)\sjours après cet avis/.exec(text)?.[1] === `${TERMS_NOTICE_DAYS}`),
    ).toHaveLength(1);
  });

  it("is announced by a mail that leads to the page of the terms", () => {
    for (const language of ["en", "fr"] as const)
      expect(findRoute(termsPaths[language])).toMatchObject({ language, row: { name: "terms_conditions" } });
  });
});

describe("the texts that come with the product", () => {
  it("are of known types, and each fits its own", () => {
    expect(readdirSync(folder).filter((name) => !(name in contentTypes))).toEqual([]);
    expect(faults).toEqual([]);
    expect(texts.length).toBeGreaterThan(60);
  });

  it("stand in both languages, section by section and question by question", () => {
    const sections = (body: RichText) => body.map(({ kind }) => kind);
    const shapeOf = ({ slug, flag, body, revisedOn, art, action, sections: parts }: (typeof englishPages)[number]) => ({
      ...{ slug, flag, revisedOn, art, body: sections(body), leadsTo: action && findRoute(action.href)?.row.name },
      parts: parts.map((part) => [part.look, part.art, part.questions, sections(part.body)]),
    });
    expect(frenchPages.map(shapeOf)).toEqual(englishPages.map(shapeOf));
    const questions = (categories: typeof englishFaqs) =>
      categories.map(({ friendlyId, order, listFaqsOnPages, faqs }) => [friendlyId, order, listFaqsOnPages, faqs.map(({ id }) => id)]);
    expect(questions(frenchFaqs)).toEqual(questions(englishFaqs));
    const landing = (homes: typeof englishHomes) =>
      homes.map(({ title, body, ...home }) => [home.version, home.parts, home.until, sections(body)]);
    expect(landing(frenchHomes)).toEqual(landing(englishHomes));
    const written = (texts: BannerTexts) =>
      texts.map((banner) => [banner.type, banner.location, banner.color, banner.flag, linesOf(banner).length]);
    expect(written(frenchBanners)).toEqual(written(englishBanners));
  });

  it.each(texts)("name only facts that there are, and lead to screens in their language: $name", ({ language, lines, body }) => {
    const facts = factsOn("2026-11-28", brands.tablee, language);
    const written = [...lines, ...runsOf(body).map(({ text }) => text)];
    const named = written.flatMap((text) => [...text.matchAll(NAMED)].map(([, name]) => name!));
    expect(named.filter((name) => !(name in facts))).toEqual([]);
    expect(JSON.stringify(filledText(body, facts))).not.toContain("{{");
    const own = runsOf(body).flatMap(({ href }) => (href?.startsWith("/") ? [href] : []));
    expect(own.filter((href) => findRoute(href)?.language !== language || findRoute(href)?.row.name === "not_found")).toEqual([]);
  });

  it("name drawings, subjects of questions and screens that there are, and each anchor once", () => {
    const subjects = new Set<string | null>([null, ...englishFaqs.map(({ friendlyId }) => friendlyId)]);
    for (const [pages, language] of [
      [englishPages, "en"],
      [frenchPages, "fr"],
    ] as const)
      for (const { slug, art, action, body, sections } of pages) {
        const drawn = [art ?? [], sections.flatMap((section) => section.art)].flat();
        expect([slug, drawn.filter((name) => !artNames.has(name))]).toEqual([slug, []]);
        expect([slug, sections.filter(({ questions }) => !subjects.has(questions))]).toEqual([slug, []]);
        if (action) expect([slug, findRoute(action.href)]).toMatchObject([slug, { language, row: {} }]);
        const asked = sections.flatMap(({ questions }) => englishFaqs.find(({ friendlyId }) => friendlyId === questions)?.faqs ?? []);
        const all = [...body, ...sections.flatMap((section) => section.body)];
        const anchors = [
          ...all.flatMap((block) => (block.kind === "heading" ? [block.id] : [])),
          ...[...sections, ...asked].map(({ id }) => id),
        ];
        expect([slug, anchors.filter((id, index) => anchors.indexOf(id) !== index)]).toEqual([slug, []]);
      }
  });

  it("name no fact in the title of a subject, which heads pages as it is", () => {
    expect([...englishFaqs, ...frenchFaqs].filter(({ title }) => title.includes("{{"))).toEqual([]);
  });

  it("write no price by hand: money is a fact, except for the limit that the terms state", () => {
    const written = texts.flatMap(({ name, lines, body }) =>
      [...lines, ...runsOf(body).map(({ text }) => text)].map((text) => ({ name, text })),
    );
    const priced = written.filter(({ text }) => /\$\d|\d[\d,.]*\u00a0\$|\d CAD/.test(text));
    expect(priced.map(({ name }) => name)).toEqual(["terms-4 en", "terms-4 fr"]);
  });

  it("write no hour by hand: hours are facts, except for the cutoff that accepted terms state", () => {
    const written = texts.flatMap(({ name, lines, body }) =>
      [...lines, ...runsOf(body).map(({ text }) => text)].map((text) => ({ name, text })),
    );
    const timed = written.filter(({ text }) => /\d\s?[ap]\.?m\b|\b\d{1,2}\s?h(\s?\d{2})?\b|\b\d{1,2}:\d{2}\b/i.test(text));
    expect(timed.map(({ name }) => name)).toEqual(["terms-4 en", "terms-4 fr"]);
  });

  it("keep French signs with their words", () => {
    const french = texts.filter(({ language }) => language === "fr");
    const written = french.flatMap(({ lines, body }) => [...lines, ...runsOf(body).map(({ text }) => text)]);
    expect(written.flatMap(frenchTypographyProblems)).toEqual([]);
  });
});
