import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/admin/gift-cards";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminGiftCards } from "./gift-cards.ts";

@Controller()
export class AdminGiftCardsController {
  constructor(private readonly service: AdminGiftCards) {}

  @Bind(calls.findGiftCards)
  find(@Input() input: InputOf<typeof calls.findGiftCards>, @By() by: Caller) {
    return this.service.find(input, by);
  }

  @Bind(calls.resendGiftCard)
  resend(@Input() input: InputOf<typeof calls.resendGiftCard>, @By() by: Caller) {
    return this.service.resend(input, by);
  }

  @Bind(calls.freezeGiftCard)
  freeze(@Input() input: InputOf<typeof calls.freezeGiftCard>, @By() by: Caller) {
    return this.service.freeze(input, by);
  }

  @Bind(calls.refundGiftCard)
  refund(@Input() input: InputOf<typeof calls.refundGiftCard>, @By() by: Caller) {
    return this.service.refund(input, by);
  }

  @Bind(calls.decideGiftCardRefund)
  decide(@Input() input: InputOf<typeof calls.decideGiftCardRefund>, @By() by: Caller) {
    return this.service.decide(input, by);
  }
}
