import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/admin/refunds";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminRefunds } from "./refunds.ts";

@Controller()
export class AdminRefundsController {
  constructor(private readonly service: AdminRefunds) {}

  @Bind(calls.previewRefund)
  preview(@Input() input: InputOf<typeof calls.previewRefund>, @By() by: Caller) {
    return this.service.preview(input, by);
  }

  @Bind(calls.refundOrder)
  refund(@Input() input: InputOf<typeof calls.refundOrder>, @By() by: Caller) {
    return this.service.refund(input, by);
  }

  @Bind(calls.refundsWaiting)
  waiting(@By() by: Caller) {
    return this.service.waiting(by);
  }

  @Bind(calls.decideRefund)
  decide(@Input() input: InputOf<typeof calls.decideRefund>, @By() by: Caller) {
    return this.service.decide(input, by);
  }

  @Bind(calls.grantCredit)
  grant(@Input() input: InputOf<typeof calls.grantCredit>, @By() by: Caller) {
    return this.service.grant(input, by);
  }
}
