import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/admin/money";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminOutbox } from "../outbox/outbox.ts";
import { AdminMoney } from "./money.ts";

@Controller()
export class AdminMoneyController {
  constructor(
    private readonly money: AdminMoney,
    private readonly messages: AdminOutbox,
  ) {}

  @Bind(calls.failedPayments)
  failed(@Input() input: InputOf<typeof calls.failedPayments>) {
    return this.money.failedPayments(input);
  }

  @Bind(calls.ledgerBalances)
  balances(@Input() input: InputOf<typeof calls.ledgerBalances>) {
    return this.money.balances(input);
  }

  @Bind(calls.ledgerEntries)
  entries(@Input() input: InputOf<typeof calls.ledgerEntries>) {
    return this.money.entries(input);
  }

  @Bind(calls.outbox)
  outbox(@Input() input: InputOf<typeof calls.outbox>, @By() by: Caller) {
    return this.messages.page(input, by);
  }

  @Bind(calls.outboxMessage)
  message(@Input() { messageId }: InputOf<typeof calls.outboxMessage>, @By() by: Caller) {
    return this.messages.one(messageId, by);
  }
}
