import { ContentReader } from "@tablee/gateways/content/content-reader";
import type { ContentService, Entry } from "@tablee/gateways/content/content-service";
import { TransientFailure } from "@tablee/gateways/port-failure";
import type { BrandKey } from "@tablee/platform/brand";
import { brandOf, readConfig } from "@tablee/platform/config";
import type { ApiContext } from "../api-context.ts";
import { FaqsService } from "../faqs/faqs.service.ts";
import type { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { PagesService } from "../pages/pages.service.ts";
import { Content } from "./content.ts";

const said = (text: string, href?: string) => [{ kind: "paragraph", runs: [{ text, ...(href && { href }) }] }];

const english: Readonly<Record<string, readonly Entry[]>> = {
  page: [
    { id: "terms-4", fields: { slug: "terms-4", title: "Terms of {{brand}}", body: said("Sales are final.") } },
    {
      id: "story",
      fields: {
        slug: "story",
        title: "About {{brand}}",
        body: said("Boxes from {{orderMinimum}}.", "mailto:{{email}}"),
        art: "farm",
        action: { text: "From {{orderMinimum}}", href: "/menu/this-week" },
        sections: [{ id: "cook", title: "At {{brand}}", body: said("{{deliveryFee}}") }],
      },
    },
  ],
  faqCategory: [
    {
      id: "home",
      fields: {
        friendlyId: "home",
        title: "Start",
        faqs: [
          { id: "cost", question: "What does it cost?", answer: said("{{deliveryFee}}") },
          { id: "new", question: "Not yet translated?", answer: said("{{unknown}} {{deliveryFee}}") },
        ],
      },
    },
  ],
};
const french: typeof english = {
  page: [
    {
      id: "story",
      fields: { slug: "story", title: "À propos de {{brand}}", revisedOn: "2025-06-01", body: said("Dès {{orderMinimum}}.") },
    },
  ],
  faqCategory: [
    {
      id: "home",
      fields: { friendlyId: "home", title: "Début", faqs: [{ id: "cost", question: "Combien?", answer: said("{{deliveryFee}}") }] },
    },
  ],
};

const service: ContentService = {
  entries: async ({ type, locale }) => (locale === "fr-CA" ? french : english)[type] ?? [],
  assetKey: () => Promise.reject(new Error("no assets")),
};

function contentOf(of: ContentService, TABLEE_BRAND: BrandKey = "tablee") {
  const content = new ContentReader(of, { freshMs: 0, onFault: () => {} });
  const clock = { now: () => "2026-11-28T15:00:00.000Z" };
  return new Content({
    opened: { gateways: { content } },
    clock,
    steps: { ports: { writer: { brand: brandOf(readConfig({ TABLEE_ENV: "test", TABLEE_BRAND })) } } },
  } as unknown as ApiContext);
}

const shown = (content: Content, slug: string, language: "en" | "fr", flagsOn = true) =>
  new PagesService(content, { enabled: async () => flagsOn } as unknown as Flipper).show(slug, { language } as Caller);

describe("the editors' content", () => {
  const content = contentOf(service);

  it("is a page in the caller's language, with facts in place of their names", async () => {
    expect(await shown(content, "story", "en")).toEqual({
      slug: "story",
      title: "About Tablée",
      subtitle: null,
      revisedOn: null,
      body: [{ kind: "paragraph", runs: [{ text: "Boxes from $59.", href: "mailto:bonjour@tablee.example" }] }],
      art: "farm",
      action: { text: "From $59", href: "/menu/this-week" },
      sections: [
        {
          id: "cook",
          title: "At Tablée",
          look: "text",
          art: [],
          questions: null,
          body: [{ kind: "paragraph", runs: [{ text: "$7.99" }] }],
        },
      ],
    });
    expect(await shown(content, "story", "fr")).toMatchObject({
      title: "À propos de Tablée",
      revisedOn: "2025-06-01",
      body: [{ runs: [{ text: "Dès 59\u00a0$." }] }],
    });
    const terms = await shown(content, "terms-3", "en");
    expect(terms).toMatchObject({
      title: "Terms of Tablée",
      body: [{ kind: "paragraph", runs: [{ text: expect.stringContaining("at bonjour@tablee.example") }] }],
    });
    await expect(shown(content, "newsletter-1", "en")).rejects.toMatchObject({ code: "page-not-found" });
    await expect(shown(content, "nothing", "en")).rejects.toMatchObject({ code: "page-not-found" });
  });

  it("is questions in both languages; what is not translated stands in English for both, and an unknown name as it was written", async () => {
    const faqs = new FaqsService(content);
    expect(await faqs.categories()).toEqual({ categories: [{ friendlyId: "home", title: { en: "Start", fr: "Début" }, questions: 2 }] });
    const { faqs: found } = await faqs.category("home");
    expect(found.map(({ question, frenchQuestion }) => [question, frenchQuestion])).toEqual([
      ["What does it cost?", "Combien?"],
      ["Not yet translated?", "Not yet translated?"],
    ]);
    expect(found[0]).toMatchObject({ answer: [{ runs: [{ text: "$7.99" }] }], frenchAnswer: [{ runs: [{ text: "7,99\u00a0$" }] }] });
    expect(found[1]).toMatchObject({ frenchAnswer: [{ runs: [{ text: "{{unknown}} $7.99" }] }] });
    await expect(faqs.category("nothing")).rejects.toMatchObject({ code: "page-not-found" });
  });

  it("is a brand's own page where there is one, and otherwise that of every brand", async () => {
    const page = (slug: string, title: string, brand?: BrandKey) => ({
      id: `${slug} ${title}`,
      fields: { slug, title, ...(brand && { brand }), body: [] },
    });
    const pages = [
      page("story", "of laurier", "laurier"),
      page("story", "of all"),
      page("privacy", "of all"),
      page("terms", "of tablee", "tablee"),
    ];
    const titles = async (brand: BrandKey) =>
      (await contentOf({ ...service, entries: async () => pages }, brand).entries("page", "fr")).map(
        ({ slug, title }) => `${slug} ${title}`,
      );
    expect(await titles("laurier")).toEqual(["story of laurier", "privacy of all"]);
    expect(await titles("tablee")).toEqual(["story of all", "privacy of all", "terms of tablee"]);
  });

  it("has a page under a flag only while the flag is on", async () => {
    const page = { id: "meals", fields: { slug: "ready-to-eat", flag: "ready_to_eat", title: "Ready", body: [] } };
    const flagged = contentOf({ ...service, entries: async () => [page] });
    expect(await shown(flagged, "ready-to-eat", "en")).toMatchObject({ title: "Ready" });
    await expect(shown(flagged, "ready-to-eat", "en", false)).rejects.toMatchObject({ code: "page-not-found" });
  });

  it("is unavailable while the service has never answered", async () => {
    const away = contentOf({ ...service, entries: () => Promise.reject(new TransientFailure("content-unreachable", "away")) });
    await expect(shown(away, "story", "en")).rejects.toMatchObject({ code: "unavailable" });
  });
});
