import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { waysToSignIn } from "@tablee/contracts/calls/social";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The ways to sign in of an account; an unknown address is answered like an account with a password only. */
@Injectable()
export class WaysToSignIn {
  constructor(private readonly api: ApiContext) {}

  /** @throws TooManyAttempts */
  async of({ email }: InputOf<typeof waysToSignIn>, by: Caller): Promise<OutputOf<typeof waysToSignIn>> {
    const { attempts, credentials, identities } = this.api.access;
    await attempts.ask(by.address);
    const known = await credentials.find(email);
    // Queried for an unknown address too, so that the answer takes as long.
    const linked = await identities.ofAccount(known?.accountId ?? (by.command("ways-to-sign-in").commandId as never));
    const offered = this.api.opened.gateways.identities;
    return { password: !known || known.passwordHash !== null, providers: linked.filter((provider) => offered.has(provider)) };
  }
}
