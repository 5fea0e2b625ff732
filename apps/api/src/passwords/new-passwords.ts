import { Injectable } from "@nestjs/common";
import { isPassword } from "@tablee/access/sign-in/password-hash";
import { personOf } from "@tablee/commands/account/person-of";
import { hashOfNew } from "@tablee/commands/account/sign-in/new-password";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";

interface Chosen {
  readonly password: string;
  readonly confirmation: string;
}

/** Judges new passwords that replace an existing one. */
@Injectable()
export class NewPasswords {
  constructor(private readonly api: ApiContext) {}

  /**
   * The hash of a new password: confirmed, different from the current one, and as strong as at sign-up.
   * @throws Failure passwords-differ, password-unchanged, account-closed for a person who was forgotten; Refused; QueueFull
   */
  async hashOf(accountId: AccountId, { password, confirmation }: Chosen): Promise<string> {
    if (password !== confirmation) throw new Failure("passwords-differ");
    const known = await personOf(this.api.steps, accountId);
    if (!known) throw new Failure("account-closed");
    const passwordHash = await hashOfNew(this.api.steps, password, known.person);
    const before = (await this.api.access.credentials.ofAccount(accountId))?.passwordHash;
    if (before && (await isPassword(before, password))) throw new Failure("password-unchanged");
    return passwordHash;
  }
}
