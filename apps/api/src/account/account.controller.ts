import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { AccountService } from "./account.service.ts";

@Controller()
export class AccountController {
  constructor(private readonly service: AccountService) {}

  @Bind(accountIndex)
  index(@By() by: Caller) {
    return this.service.index(by);
  }

  @Bind(skipOrder)
  skip(@Input() input: InputOf<typeof skipOrder>, @By() by: Caller) {
    return this.service.skip(input, by);
  }

  @Bind(unskipOrder)
  unskip(@Input() input: InputOf<typeof unskipOrder>, @By() by: Caller) {
    return this.service.unskip(input, by);
  }
}
