import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-payment";
import { PayWith } from "../account/pay-with.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { PaymentSettingsService } from "./payment-settings.ts";

@Controller()
export class SettingsPaymentController {
  constructor(
    private readonly service: PaymentSettingsService,
    private readonly method: PayWith,
  ) {}

  @Bind(calls.paymentSettings)
  show(@By() by: Caller) {
    return this.service.show(by);
  }

  @Bind(calls.updateCard)
  updateCard(@Input() input: InputOf<typeof calls.updateCard>, @By() by: Caller) {
    return this.method.change(input.methodToken, "card", by);
  }

  @Bind(calls.applyCode)
  apply(@Input() { code }: InputOf<typeof calls.applyCode>, @By() by: Caller) {
    return this.service.useCode(code, by);
  }

  @Bind(calls.invalidateCode)
  invalidate(@By() by: Caller) {
    return this.service.useCode(undefined, by);
  }

  @Bind(calls.paymentHistory)
  history(@Input() input: InputOf<typeof calls.paymentHistory>, @By() by: Caller) {
    return this.service.history(input, by);
  }

  @Bind(calls.sendOrderReceipts)
  sendReceipts(@Input() { orderIds }: InputOf<typeof calls.sendOrderReceipts>, @By() by: Caller) {
    return this.service.sendReceipts(orderIds, by);
  }
}
