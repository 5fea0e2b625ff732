import { Injectable } from "@nestjs/common";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { PasswordSignIn } from "./password-sign-in.ts";

/** Checks the password of the signed-in client again. Tries are counted together with those to sign in. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly api: ApiContext,
    private readonly passwordSignIn: PasswordSignIn,
  ) {}

  /** @throws Failure password-incorrect, for an address that is not the account's as well; TooManyAttempts; QueueFull */
  async check({ email, password }: { readonly email: string; readonly password: string }, by: Caller): Promise<void> {
    const { credentials } = this.api.access;
    const found = await credentials.find(email);
    const known = found?.accountId === by.accountId ? found : undefined;
    const { guess } = await this.passwordSignIn.open("client", { email, password }, by, known).catch((error: unknown) => {
      throw error instanceof Failure && error.code === "sign-in-failed" ? new Failure("password-incorrect") : error;
    });
    await guess.succeeded();
  }

  /** Checks it for a form that asks for the password only. */
  async checkOwn(password: string, by: Caller): Promise<void> {
    const account = await accountById(this.api.reads, by.accountId);
    await this.check({ email: account?.email ?? "", password }, by);
  }
}
