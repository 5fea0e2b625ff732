import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { createReferral, invite } from "@tablee/contracts/calls/referrals";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ReferralsService } from "./referrals.service.ts";

@Controller()
export class ReferralsController {
  constructor(private readonly service: ReferralsService) {}

  @Bind(invite)
  invite(@By() by: Caller) {
    return this.service.invite(by);
  }

  @Bind(createReferral)
  create(@Input() input: InputOf<typeof createReferral>, @By() by: Caller) {
    return this.service.create(input, by);
  }
}
