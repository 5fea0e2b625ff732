import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { emailVerification, resendEmailCode, verifyEmail } from "@tablee/contracts/calls/email-verification";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { EmailVerification } from "./email-verification.ts";

@Controller()
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerification) {}

  @Bind(emailVerification)
  current(@By() by: Caller) {
    return this.verification.current(by);
  }

  @Bind(resendEmailCode)
  resend(@By() by: Caller) {
    return this.verification.resend(by);
  }

  @Bind(verifyEmail)
  verify(@Input() input: InputOf<typeof verifyEmail>, @By() by: Caller) {
    return this.verification.verify(input, by);
  }
}
