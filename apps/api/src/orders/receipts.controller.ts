import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { receipt, skippedWeeks, skipReceipts, subscriptionReceipts } from "@tablee/contracts/calls/receipts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ReceiptViews } from "../views/receipt-views.ts";

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptViews) {}

  @Bind(receipt)
  async receipt(@Input() { orderId }: InputOf<typeof receipt>, @By() by: Caller) {
    return { receipt: await this.receipts.ofOrder(orderId, by.accountId) };
  }

  @Bind(subscriptionReceipts)
  async subscriptionActs(@Input() { number }: InputOf<typeof subscriptionReceipts>, @By() by: Caller) {
    return { receipts: await this.receipts.subscriptionActs(by.accountId, number) };
  }

  @Bind(skippedWeeks)
  async skippedWeeks(@Input() { number }: InputOf<typeof skippedWeeks>, @By() by: Caller) {
    return { record: await this.receipts.ownSkippedWeeks(number, by.accountId) };
  }

  @Bind(skipReceipts)
  async skips(@Input() { orderId }: InputOf<typeof skipReceipts>, @By() by: Caller) {
    return { receipts: await this.receipts.skipsOf(orderId, by.accountId) };
  }
}
