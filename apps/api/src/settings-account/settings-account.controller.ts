import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import {
  accountSettings,
  addProvider,
  changePassword,
  endSessions,
  expireCredit,
  expireCreditByGet,
  removeProvider,
  removeProviderByGet,
  updateAccount,
  updateAccountByGet,
  welcome,
} from "@tablee/contracts/calls/settings-account";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { SubscriptionChanges } from "../settings-subscription/subscription-changes.ts";
import { ProviderStart } from "../social/provider-start.ts";
import { AccountSettingsService } from "./account-settings.ts";

@Controller()
export class SettingsAccountController {
  constructor(
    private readonly settings: AccountSettingsService,
    private readonly providers: ProviderStart,
    private readonly subscription: SubscriptionChanges,
  ) {}

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

  @Bind(addProvider)
  addProvider(@Input() { provider }: InputOf<typeof addProvider>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.providers.begin({ provider, purpose: "settings" }, by, reply);
  }

  @Bind(removeProviderByGet)
  removeProviderByGet(@Input() input: InputOf<typeof removeProviderByGet>, @By() by: Caller) {
    return this.settings.removeProvider(input, by);
  }

  @Bind(removeProvider)
  removeProvider(@Input() input: InputOf<typeof removeProvider>, @By() by: Caller) {
    return this.settings.removeProvider(input, by);
  }

  @Bind(endSessions)
  endSessions(@Input() input: InputOf<typeof endSessions>, @By() by: Caller) {
    return this.settings.endSessions(input, by);
  }

  @Bind(expireCreditByGet)
  expireByGet(@By() by: Caller) {
    return this.subscription.expireGivenBalance(by);
  }

  @Bind(expireCredit)
  expire(@By() by: Caller) {
    return this.subscription.expireGivenBalance(by);
  }
}
