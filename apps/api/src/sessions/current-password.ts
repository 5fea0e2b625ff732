import { Injectable } from "@nestjs/common";
import type { ComparedPassword } from "@tablee/access/judged";
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
  async check({ email, password }: { readonly email: string; readonly password: string }, by: Caller): Promise<ComparedPassword> {
    const { credentials } = this.api.access;
    const found = await credentials.find(email);
    const own = found?.accountId === by.accountId ? found : undefined;
    const { guess, known } = await this.passwordSignIn.open("client", { email, password }, by, own).catch((error: unknown) => {
      throw error instanceof Failure && error.code === "sign-in-failed" ? new Failure("password-incorrect") : error;
    });
    await guess.succeeded();
    return known;
  }

  /** Checks it for a form that asks for the password only. */
  async checkOwn(password: string, by: Caller): Promise<ComparedPassword> {
    const account = await accountById(this.api.reads, by.accountId);
    return this.check({ email: account?.email ?? "", password }, by);
  }
}
