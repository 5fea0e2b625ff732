import { Controller } from "@nestjs/common";
import { invite } from "@tablee/contracts/calls/referrals";
import { Bind, By } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ReferralsService } from "./referrals.service.ts";

@Controller()
export class ReferralsController {
  constructor(private readonly service: ReferralsService) {}

  @Bind(invite)
  invite(@By() by: Caller) {
    return this.service.invite(by);
  }
}
