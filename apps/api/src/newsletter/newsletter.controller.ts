import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { subscribeToNewsletter } from "@tablee/contracts/calls/newsletter";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Newsletter } from "./newsletter.ts";

@Controller()
export class NewsletterController {
  constructor(private readonly service: Newsletter) {}

  @Bind(subscribeToNewsletter)
  subscribe(@Input() input: InputOf<typeof subscribeToNewsletter>, @By() by: Caller) {
    return this.service.subscribe(input, by);
  }
}
