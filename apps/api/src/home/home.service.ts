import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { homepage } from "@tablee/contracts/calls/home";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { homePageOn } from "@tablee/domain/landing-page/home-page-on";
import type { HomePart } from "@tablee/domain/landing-page/vocabulary";
import { Content } from "../content/content.ts";
import { filled, filledText } from "../content/fill.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** The parts that the flag brand_refresh turns on, in every version. */
const refreshedParts: readonly HomePart[] = ["refresh"];
/** The parts that the flag turns off: with it the footer asks home's questions. */
const plainParts: readonly HomePart[] = ["questions"];

@Injectable()
export class HomeService {
  constructor(
    private readonly content: Content,
    private readonly flipper: Flipper,
  ) {}

  async page(by: Pick<Caller, "language" | "receivedAt" | "session">): Promise<OutputOf<typeof homepage>> {
    const [pages, refreshed] = await Promise.all([
      this.content.entries("homePage", by.language),
      this.flipper.enabled("brand_refresh", by.session?.accountId),
    ]);
    const page = homePageOn(pages, businessDay(by.receivedAt), refreshed);
    if (!page) throw new Failure("page-not-found");
    const facts = this.content.facts(by.language);
    return {
      version: page.version,
      title: page.title === undefined ? null : filled(page.title, facts),
      subtitle: page.subtitle === undefined ? null : filled(page.subtitle, facts),
      parts: page.parts.filter((part) => !(refreshed ? plainParts : refreshedParts).includes(part)),
      sections: filledText(page.body, facts),
    };
  }
}
