import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import {
  accountSettings,
  changePassword,
  endSessions,
  updateAccount,
  updateAccountByGet,
  welcome,
} from "@tablee/contracts/calls/settings-account";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { AccountSettingsService } from "./account-settings.ts";

@Controller()
export class SettingsAccountController {
  constructor(private readonly settings: AccountSettingsService) {}

  @Bind(accountSettings)
  show(@By() by: Caller) {
    return this.settings.show(by);
  }

  @Bind(updateAccountByGet)
  updateByGet(@Input() input: InputOf<typeof updateAccountByGet>, @By() by: Caller) {
    return this.settings.update(input, by);
  }

  @Bind(updateAccount)
  update(@Input() input: InputOf<typeof updateAccount>, @By() by: Caller) {
    return this.settings.update(input, by);
  }

  @Bind(welcome)
  welcome(@By() by: Caller) {
    return this.settings.welcome(by);
  }

  @Bind(changePassword)
  changePassword(@Input() input: InputOf<typeof changePassword>, @By() by: Caller) {
    return this.settings.changePassword(input, by);
  }

  @Bind(endSessions)
  endSessions(@Input() input: InputOf<typeof endSessions>, @By() by: Caller) {
    return this.settings.endSessions(input, by);
  }
}
