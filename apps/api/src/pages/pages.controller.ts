import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { showPage } from "@tablee/contracts/calls/pages";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { PagesService } from "./pages.service.ts";

@Controller()
export class PagesController {
  constructor(private readonly service: PagesService) {}

  @Bind(showPage)
  show(@Input() { slug }: InputOf<typeof showPage>, @By() { language }: Caller) {
    return this.service.show(slug, language);
  }
}
