import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { RewardsService } from "./rewards.service.ts";

@Controller()
export class RewardsController {
  constructor(private readonly service: RewardsService) {}

  @Bind(rewardsBalance)
  balance(@By() by: Caller) {
    return this.service.balance(by);
  }

  @Bind(rewardsHistories)
  histories(@Input() input: InputOf<typeof rewardsHistories>, @By() by: Caller) {
    return this.service.histories(input, by);
  }
}
