import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { termsVersions } from "@tablee/domain/consent/terms";
import { wordingOf } from "@tablee/domain/consent/wordings";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { ContentOf } from "@tablee/gateways/content/content-types";
import { Content } from "../content/content.ts";
import { filled, filledText } from "../content/fill.ts";
import { whereOn } from "../content/where-on.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

@Injectable()
export class PagesService {
  constructor(
    private readonly content: Content,
    private readonly flipper: Flipper,
  ) {}

  async show(slug: string, by: Caller): Promise<OutputOf<typeof showPage>> {
    const { language } = by;
    const pages = await whereOn(await this.content.entries("page", language), this.flipper, by);
    const page = pages.find((entry) => entry.slug === slug) ?? earlierTerms(slug, language, pages);
    if (!page) throw new Failure("page-not-found");
    // An agreement keeps the figures of the day from which it was accepted.
    const facts = this.content.facts(language, termsVersions.find(({ version }) => version === slug)?.acceptedSince);
    return {
      slug,
      title: filled(page.title, facts),
      subtitle: page.subtitle === undefined ? null : filled(page.subtitle, facts),
      revisedOn: page.revisedOn ?? null,
      body: filledText(page.body, facts),
      art: page.art ?? null,
      action: page.action ? { text: filled(page.action.text, facts), href: page.action.href } : null,
      sections: page.sections.map((section) => ({
        ...section,
        title: filled(section.title, facts),
        body: filledText(section.body, facts),
      })),
    };
  }
}

/** The first versions of the terms were a paragraph: the wording that people accepted, under the title of the current terms. */
function earlierTerms(slug: string, language: Language, pages: readonly ContentOf<"page">[]): ContentOf<"page"> | undefined {
  const wording = wordingOf(slug);
  const current = pages.find((entry) => entry.slug === currentWordings.terms);
  if (wording?.purpose !== "terms" || !current) return;
  const body = wording[language].split("\n").map((text) => ({ kind: "paragraph" as const, runs: [{ text }] }));
  return { slug, title: current.title, body, sections: [] };
}
