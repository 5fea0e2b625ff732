import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { contactForm, sendInquiry } from "@tablee/contracts/calls/contact";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Contact } from "./contact.ts";

@Controller()
export class ContactController {
  constructor(private readonly service: Contact) {}

  @Bind(contactForm)
  form(@By() by: Caller) {
    return this.service.form(by);
  }

  @Bind(sendInquiry)
  send(@Input() input: InputOf<typeof sendInquiry>, @By() by: Caller) {
    return this.service.send(input, by);
  }
}
