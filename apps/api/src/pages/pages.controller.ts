import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { impactPage, regionCounts, showPage } from "@tablee/contracts/calls/pages";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ImpactService } from "./impact.service.ts";
import { PagesService } from "./pages.service.ts";

@Controller()
export class PagesController {
  constructor(
    private readonly service: PagesService,
    private readonly impact: ImpactService,
  ) {}

  @Bind(showPage)
  show(@Input() { slug }: InputOf<typeof showPage>, @By() { language }: Caller) {
    return this.service.show(slug, language);
  }

  @Bind(impactPage)
  figures(@By() { receivedAt }: Caller) {
    return this.impact.figures(receivedAt);
  }

  @Bind(regionCounts)
  regions(@By() { receivedAt }: Caller) {
    return this.impact.regions(receivedAt);
  }
}
