import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { checkResetLink, requestPasswordReset, resetPassword } from "@tablee/contracts/calls/passwords";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { PasswordReset } from "./password-reset.ts";

@Controller()
export class PasswordsController {
  constructor(private readonly resets: PasswordReset) {}

  @Bind(requestPasswordReset)
  request(@Input() input: InputOf<typeof requestPasswordReset>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.resets.request(input, by, reply);
  }

  @Bind(checkResetLink)
  check(@Input() input: InputOf<typeof checkResetLink>, @By() by: Caller) {
    return this.resets.check(input, by);
  }

  @Bind(resetPassword)
  reset(@Input() input: InputOf<typeof resetPassword>, @By() by: Caller) {
    return this.resets.reset(input, by);
  }
}
