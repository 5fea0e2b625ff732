import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { createReauthentication, newReauthentication } from "@tablee/contracts/calls/reauthentications";
import { accountById } from "@tablee/projections/accounts/queries";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { LoginRequired } from "../http/failure.ts";
import { CurrentPassword } from "../sessions/current-password.ts";
import { SessionStore } from "../sessions/session-store.ts";

/** A client who is signed in gives the password again, before settings are shown or changed. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly current: CurrentPassword,
  ) {}

  async begin({ accountId }: Caller): Promise<OutputOf<typeof newReauthentication>> {
    const [account, credential, linked] = await Promise.all([
      accountById(this.api.reads, accountId),
      this.api.access.credentials.ofAccount(accountId),
      this.api.access.identities.ofAccount(accountId),
    ]);
    const offered = this.api.opened.gateways.identities;
    return {
      email: account?.email ?? "",
      providers: linked.filter((name) => offered.has(name)),
      passwordHolder: Boolean(credential?.passwordHash),
    };
  }

  /**
   * Gives the session a new id.
   * @throws Failure password-incorrect, also for the address of a different account; TooManyAttempts; LoginRequired if the session has ended
   * since, or already has a new id
   */
  async create({ email, password, url }: InputOf<typeof createReauthentication>, by: Caller, reply: FastifyReply) {
    const compared = await this.current.check({ email, password }, by);
    if (!(await this.sessions.rotate(by.session!, { by: "password", ...compared }, reply))) throw new LoginRequired();
    return { url };
  }
}
