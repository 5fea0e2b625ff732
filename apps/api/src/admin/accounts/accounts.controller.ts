import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { accountGlance, accountHistory, accountState, revealAccount, searchAccounts } from "@tablee/contracts/calls/support";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AccountGlance } from "./account-glance.ts";
import { AdminAccounts } from "./accounts.service.ts";

@Controller()
export class AdminAccountsController {
  constructor(
    private readonly service: AdminAccounts,
    private readonly glances: AccountGlance,
  ) {}

  @Bind(searchAccounts)
  search(@Input() input: InputOf<typeof searchAccounts>, @By() by: Caller) {
    return this.service.search(input, by);
  }

  @Bind(revealAccount)
  reveal(@Input() input: InputOf<typeof revealAccount>, @By() by: Caller) {
    return this.service.reveal(input, by);
  }

  @Bind(accountHistory)
  history(@Input() input: InputOf<typeof accountHistory>, @By() by: Caller) {
    return this.service.history(input, by);
  }

  @Bind(accountGlance)
  glance(@Input() input: InputOf<typeof accountGlance>, @By() by: Caller) {
    return this.glances.view(input, by);
  }

  @Bind(accountState)
  state(@Input() input: InputOf<typeof accountState>) {
    return this.service.state(input);
  }
}
