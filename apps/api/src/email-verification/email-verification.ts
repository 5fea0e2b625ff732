import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { personOf } from "@tablee/commands/account/person-of";
import { requestEmailVerification } from "@tablee/commands/account/sign-in/request-email-verification";
import { verifyEmail } from "@tablee/commands/account/sign-in/verify-email";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/email-verification";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

const done = { done: true } as const;

@Injectable()
export class EmailVerification {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async current({ accountId }: Caller): Promise<OutputOf<typeof calls.emailVerification>> {
    const known = await personOf(this.api.steps, accountId);
    if (!known) return { email: "", verified: false, requested: false };
    return { email: known.person.email, verified: known.isVerified, requested: known.isCodeRequested };
  }

  /** @throws TooManyAttempts */
  async resend(by: Caller) {
    const { accountId } = by;
    if ((await this.current(by)).verified) return done;
    await this.api.access.attempts.requestCode(accountId);
    const codeId = randomUUID();
    await this.api.access.emailCodes.issue(accountId, codeId);
    await this.commands.send(requestEmailVerification, { accountId, codeId }, by.own("request-email-verification"));
    return done;
  }

  /** @throws Failure email-code-expired; email-verification-failed: wrong, used, or entered wrong too often; TooManyAttempts */
  async verify({ code }: InputOf<typeof calls.verifyEmail>, by: Caller) {
    const { accountId } = by;
    const { email, verified } = await this.current(by);
    if (verified) return done;
    const entry = await this.api.access.useEmailCode({ accountId, email, code, address: by.address });
    if (entry !== "right") throw new Failure(entry === "expired" ? "email-code-expired" : "email-verification-failed");
    await this.commands.send(verifyEmail, { accountId, email }, by.own("verify-email"));
    return done;
  }
}
