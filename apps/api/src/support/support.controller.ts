import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { accountHistory, accountState, searchAccounts } from "@tablee/contracts/calls/support";
import { Bind, Input } from "../http/bind.ts";
import { SupportService } from "./support.service.ts";

@Controller()
export class SupportController {
  constructor(private readonly service: SupportService) {}

  @Bind(searchAccounts)
  search(@Input() input: InputOf<typeof searchAccounts>) {
    return this.service.search(input);
  }

  @Bind(accountHistory)
  history(@Input() input: InputOf<typeof accountHistory>) {
    return this.service.history(input);
  }

  @Bind(accountState)
  state(@Input() input: InputOf<typeof accountState>) {
    return this.service.state(input);
  }
}
