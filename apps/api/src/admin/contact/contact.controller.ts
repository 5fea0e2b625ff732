import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { answerInquiry, forgetWriter, inquiries, inquiry } from "@tablee/contracts/calls/admin/contact";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminContact } from "./contact.ts";

@Controller()
export class AdminContactController {
  constructor(private readonly service: AdminContact) {}

  @Bind(inquiries)
  inquiries(@Input() input: InputOf<typeof inquiries>, @By() by: Caller) {
    return this.service.inquiries(input, by);
  }

  @Bind(inquiry)
  inquiry(@Input() input: InputOf<typeof inquiry>) {
    return this.service.inquiry(input);
  }

  @Bind(answerInquiry)
  answer(@Input() input: InputOf<typeof answerInquiry>, @By() by: Caller) {
    return this.service.answer(input, by);
  }

  @Bind(forgetWriter)
  forget(@Input() input: InputOf<typeof forgetWriter>, @By() by: Caller) {
    return this.service.forget(input, by);
  }
}
