import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { impactPage, passwordBanner, regionCounts, showPage, signInBanner } from "@tablee/contracts/calls/pages";
import { ContentBanners } from "../content/content-banners.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ImpactService } from "./impact.service.ts";
import { PagesService } from "./pages.service.ts";

@Controller()
export class PagesController {
  constructor(
    private readonly service: PagesService,
    private readonly impact: ImpactService,
    private readonly banners: ContentBanners,
  ) {}

  @Bind(showPage)
  show(@Input() { slug }: InputOf<typeof showPage>, @By() by: Caller) {
    return this.service.show(slug, by);
  }

  @Bind(impactPage)
  figures() {
    return this.impact.figures();
  }

  @Bind(regionCounts)
  regions(@By() { receivedAt }: Caller) {
    return this.impact.regions(receivedAt);
  }

  @Bind(signInBanner)
  signInBanner(@By() by: Caller) {
    return this.banners.shown("accountBanner", by);
  }

  @Bind(passwordBanner)
  passwordBanner(@By() by: Caller) {
    return this.banners.shown("madeInCanadaBanner", by);
  }
}
