import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import type { Language } from "@tablee/domain/kernel/place/region";
import { Content } from "../content/content.ts";
import { filled, filledText } from "../content/fill.ts";
import { Failure } from "../http/failure.ts";

@Injectable()
export class PagesService {
  constructor(private readonly content: Content) {}

  async show(slug: string, language: Language): Promise<OutputOf<typeof showPage>> {
    const page = (await this.content.entries("page", language)).find((entry) => entry.slug === slug);
    if (!page) throw new Failure("page-not-found");
    const facts = this.content.facts(language);
    return {
      slug,
      title: filled(page.title, facts),
      subtitle: page.subtitle === undefined ? null : filled(page.subtitle, facts),
      revisedOn: page.revisedOn ?? null,
      body: filledText(page.body, facts),
    };
  }
}
