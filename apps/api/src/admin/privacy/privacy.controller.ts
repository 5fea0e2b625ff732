import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import {
  accountConsents,
  answerDataRequest,
  dataRequests,
  enterDataRequest,
  erasures,
  forgetPerson,
  verifyCertificate,
} from "@tablee/contracts/calls/admin/privacy";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { Erasure } from "../../privacy/erasure.ts";
import { AdminErasures } from "./erasures.ts";
import { AdminRequests } from "./requests.ts";

@Controller()
export class AdminPrivacyController {
  constructor(
    private readonly desk: AdminErasures,
    private readonly erasure: Erasure,
    private readonly asked: AdminRequests,
  ) {}

  @Bind(dataRequests)
  requests(@By() by: Caller) {
    return this.asked.list(by);
  }

  @Bind(enterDataRequest)
  enter(@Input() input: InputOf<typeof enterDataRequest>, @By() by: Caller) {
    return this.asked.enter(input, by);
  }

  @Bind(answerDataRequest)
  answer(@Input() input: InputOf<typeof answerDataRequest>, @By() by: Caller) {
    return this.asked.answer(input, by);
  }

  @Bind(accountConsents)
  consents(@Input() input: InputOf<typeof accountConsents>) {
    return this.asked.consents(input);
  }

  @Bind(erasures)
  list(@Input() input: InputOf<typeof erasures>, @By() by: Caller) {
    return this.desk.list(input, by);
  }

  @Bind(verifyCertificate)
  verify(@Input() input: InputOf<typeof verifyCertificate>) {
    return this.desk.verify(input);
  }

  @Bind(forgetPerson)
  forget(@Input() input: InputOf<typeof forgetPerson>, @By() by: Caller) {
    return this.erasure.forgetForStaff(input, by);
  }
}
