import { Controller } from "@nestjs/common";
import { homepage } from "@tablee/contracts/calls/home";
import { Bind, By } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { HomeService } from "./home.service.ts";

@Controller()
export class HomeController {
  constructor(private readonly service: HomeService) {}

  @Bind(homepage)
  page(@By() by: Caller) {
    return this.service.page(by);
  }
}
