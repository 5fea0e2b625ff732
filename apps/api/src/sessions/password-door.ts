import { Injectable } from "@nestjs/common";
import { verify } from "@node-rs/argon2";
import { hashPassword } from "@tablee/commands/account/open-account";
import { Failure } from "../http/failure.ts";
import { Attempts, type Try } from "./attempts.ts";

/** Compares passwords in equal time for known and unknown people; each try is counted before it is compared. */
@Injectable()
export class PasswordDoor {
  readonly #nobody = hashPassword("nobody has this password");

  constructor(private readonly attempts: Attempts) {}

  /**
   * Answers the try, which the caller ends as succeeded once nothing more is asked for.
   * @throws Failure sign-in-failed or too-many-attempts
   */
  async open(scope: "client" | "staff", email: string, address: string, password: string, hash: string | undefined): Promise<Try> {
    const guess = await this.attempts.guess(scope, email.trim().toLowerCase(), address);
    const right = await verify(hash ?? (await this.#nobody), password).catch(() => false);
    if (!right || !hash) throw new Failure("sign-in-failed");
    return guess;
  }
}
