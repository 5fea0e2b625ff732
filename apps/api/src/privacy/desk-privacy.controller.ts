import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { erasures, forgetPerson, verifyCertificate } from "@tablee/contracts/calls/desk-privacy";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { DeskErasures } from "./desk-erasures.ts";
import { Erasure } from "./erasure.ts";

@Controller()
export class DeskPrivacyController {
  constructor(
    private readonly desk: DeskErasures,
    private readonly erasure: Erasure,
  ) {}

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
