import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/admin/accounts";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AccountActs } from "./account-acts.ts";
import { ActingForCustomer } from "./acting.ts";

@Controller()
export class AccountActsController {
  constructor(
    private readonly acts: AccountActs,
    private readonly acting: ActingForCustomer,
  ) {}

  @Bind(calls.pauseForCustomer)
  pause(@Input() input: InputOf<typeof calls.pauseForCustomer>, @By() by: Caller) {
    return this.acts.pause(input, by);
  }

  @Bind(calls.resumeForCustomer)
  resume(@Input() input: InputOf<typeof calls.resumeForCustomer>, @By() by: Caller) {
    return this.acts.resume(input, by);
  }

  @Bind(calls.closeForCustomer)
  close(@Input() input: InputOf<typeof calls.closeForCustomer>, @By() by: Caller) {
    return this.acts.close(input, by);
  }

  @Bind(calls.sendResetLink)
  sendReset(@Input() input: InputOf<typeof calls.sendResetLink>, @By() by: Caller) {
    return this.acts.sendReset(input, by);
  }

  @Bind(calls.endSessions)
  endSessions(@Input() input: InputOf<typeof calls.endSessions>, @By() by: Caller) {
    return this.acts.endSessions(input, by);
  }

  @Bind(calls.changeEmailForCustomer)
  changeEmail(@Input() input: InputOf<typeof calls.changeEmailForCustomer>, @By() by: Caller) {
    return this.acts.changeEmail(input, by);
  }

  @Bind(calls.actForCustomer)
  actFor(@Input() input: InputOf<typeof calls.actForCustomer>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.acting.begin(input, by, reply);
  }

  @Bind(calls.allowSharedHousehold)
  allowSharedHousehold(@Input() input: InputOf<typeof calls.allowSharedHousehold>, @By() by: Caller) {
    return this.acts.allowSharedHousehold(input, by);
  }
}
