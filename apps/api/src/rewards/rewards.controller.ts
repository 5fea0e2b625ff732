import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/rewards";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { RewardsService } from "./rewards.service.ts";

@Controller()
export class RewardsController {
  constructor(private readonly service: RewardsService) {}

  @Bind(calls.rewardsBalance)
  balance(@By() by: Caller) {
    return this.service.balance(by);
  }

  @Bind(calls.giftCardOptions)
  options(@By() by: Caller) {
    return this.service.options(by);
  }

  @Bind(calls.rewardPageData)
  page(@By() by: Caller) {
    return this.service.page(by);
  }

  @Bind(calls.redeemForGiftCard)
  redeem(@Input() input: InputOf<typeof calls.redeemForGiftCard>, @By() by: Caller) {
    return this.service.redeem(input, by);
  }

  @Bind(calls.disputePoints)
  dispute(@Input() input: InputOf<typeof calls.disputePoints>, @By() by: Caller) {
    return this.service.dispute(input, by);
  }

  @Bind(calls.rewardsHistories)
  histories(@Input() input: InputOf<typeof calls.rewardsHistories>, @By() by: Caller) {
    return this.service.histories(input, by);
  }
}
