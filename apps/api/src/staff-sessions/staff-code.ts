import { Injectable } from "@nestjs/common";
import type { StaffCredential } from "@tablee/access/sessions/staff-members";
import type { ErrorCode } from "@tablee/contracts/errors";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { stepOfCode } from "./step-of-code.ts";

/** The refusals of a code: if none is given, and if it is not the authenticator's. */
interface CodeRefusals {
  readonly missing: ErrorCode;
  readonly wrong: ErrorCode;
}

/** Codes of staff's authenticators: each is good for one use. */
@Injectable()
export class StaffCode {
  constructor(private readonly api: ApiContext) {}

  /**
   * Uses a member's code. In production a member without an authenticator is refused as for a wrong code; elsewhere no code is
   * required.
   * @throws Failure of the given codes
   */
  async use(staff: StaffCredential, code: string | undefined, { missing, wrong }: CodeRefusals): Promise<void> {
    if (!staff.totpSecret) {
      if (this.api.config.TABLEE_ENV === "production") throw new Failure(wrong);
      return;
    }
    if (!code) throw new Failure(missing);
    const { access } = this.api;
    const guess = await access.attempts.guessCode(staff.staffId);
    const step = await stepOfCode(staff.totpSecret, code);
    // A code around now counts only if it is later than the last one that was used.
    if (step === undefined || !(await access.staff.useCode(staff.staffId, step))) throw new Failure(wrong);
    await guess.succeeded();
  }
}
