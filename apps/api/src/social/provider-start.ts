import { Injectable } from "@nestjs/common";
import { type ProviderPurpose, sinceOf } from "@tablee/access/sign-in/provider-attempts";
import type { OutputOf } from "@tablee/contracts/call";
import type { beginOneTap } from "@tablee/contracts/calls/social";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { SessionStore } from "../sessions/session-store.ts";

interface Going {
  readonly provider: SignInProvider;
  readonly purpose: ProviderPurpose;
  /** The address that the person was going to, one of our own. */
  readonly url?: string | undefined;
}

/** Sends a person to a provider, and remembers what its answer must match. */
@Injectable()
export class ProviderStart {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly flipper: Flipper,
  ) {}

  /** @throws Failure provider-not-offered; TransientFailure while it cannot be reached; TooManyAttempts */
  async begin({ provider, purpose, url: location }: Going, by: Caller, reply: FastifyReply): Promise<{ readonly url: string }> {
    const { offered, attempt, session } = await this.attempt(provider, purpose, by, reply);
    const { href: url } = await offered.begin({ ...attempt, since: sinceOf(attempt) });
    if (location !== undefined) await this.sessions.remember(session, reply, { location });
    return { url };
  }

  /** @throws Failure provider-not-offered; TooManyAttempts */
  async beginOneTap(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof beginOneTap>> {
    if (!(await this.flipper.enabled("enable_one_tap"))) throw new Failure("provider-not-offered");
    const { offered, attempt } = await this.attempt("google_oauth2", "one-tap", by, reply);
    if (!offered.oneTap) throw new Failure("provider-not-offered");
    const { base, clientId } = offered.oneTap;
    return { nonce: attempt.state, clientId, script: `${base}client` };
  }

  /** Stores what a provider's answer must match, in the caller's session or a new visit. */
  async attempt(provider: SignInProvider, purpose: ProviderPurpose, by: Caller, reply: FastifyReply) {
    await this.api.access.attempts.passProvider(by.address);
    const offered = this.api.opened.gateways.identities.get(provider);
    if (!offered) throw new Failure("provider-not-offered");
    const session = by.session ?? this.sessions.visit("client", reply);
    const attempt = await this.api.access.providerAttempts.begin(session, provider, purpose, by.language);
    return { offered, attempt, session };
  }
}
