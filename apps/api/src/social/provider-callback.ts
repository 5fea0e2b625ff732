import { Injectable } from "@nestjs/common";
import { type ProviderAttempt, sinceOf } from "@tablee/access/sign-in/provider-attempts";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { authenticateIdToken, providerCallback } from "@tablee/contracts/calls/social";
import { type Identity, type IdentityProvider, NotAuthenticated } from "@tablee/gateways/identity/identity-provider";
import { nonceIn } from "@tablee/gateways/identity/nonce-in";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { ProviderSession } from "./provider-session.ts";
import { ProviderSignIn } from "./provider-sign-in.ts";

type Outcome = OutputOf<typeof providerCallback>;

const failed: Outcome = { status: "authentication_error", email: null };

/** Judges the answer of a provider: the purpose of the request decides what follows. */
@Injectable()
export class ProviderCallback {
  constructor(
    private readonly api: ApiContext,
    private readonly session: ProviderSession,
    private readonly providerSignIn: ProviderSignIn,
  ) {}

  async finish(input: InputOf<typeof providerCallback>, by: Caller, reply: FastifyReply): Promise<Outcome> {
    const { provider, state = "", settings = false, ...sent } = input;
    await this.api.access.attempts.passProvider(by.address);
    const attempt = await this.api.access.providerAttempts.take(state, by.session);
    if (attempt?.provider !== provider || settings !== (attempt.purpose === "settings")) return failed;
    const fields = Object.fromEntries(
      Object.entries({ ...sent, state }).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const identity = await this.#vouched(attempt, (offered) => offered.finish(fields, { ...attempt, state, since: sinceOf(attempt) }));
    return identity ? this.#use(attempt, identity, by, reply) : failed;
  }

  async finishOneTap({ credential }: InputOf<typeof authenticateIdToken>, by: Caller, reply: FastifyReply): Promise<Outcome> {
    await this.api.access.attempts.passProvider(by.address);
    const nonce = nonceIn(credential) ?? "";
    const attempt = await this.api.access.providerAttempts.take(nonce, by.session);
    if (attempt?.purpose !== "one-tap") return failed;
    const identity = await this.#vouched(attempt, (offered) => offered.verify(credential, nonce));
    return identity ? this.providerSignIn.signIn(attempt.provider, identity, by, reply) : failed;
  }

  async #vouched({ provider }: ProviderAttempt, ask: (offered: IdentityProvider) => Promise<Identity>): Promise<Identity | undefined> {
    const offered = this.api.opened.gateways.identities.get(provider);
    if (!offered) return undefined;
    try {
      return await ask(offered);
    } catch (error) {
      if (!(error instanceof NotAuthenticated)) throw error;
      this.api.log.info({ provider, code: error.code }, "a provider did not vouch for a person");
      return undefined;
    }
  }

  async #use({ provider, purpose }: ProviderAttempt, identity: Identity, by: Caller, reply: FastifyReply): Promise<Outcome> {
    const identityHash = this.api.access.identities.hashOf(identity);
    const accountId = by.session?.accountId;
    if (purpose === "sign-in") return this.providerSignIn.signIn(provider, identity, by, reply);
    if (accountId === undefined) return failed;
    if (purpose === "settings") {
      try {
        const judged = { by: "session", accountId, session: by.session! } as const;
        await this.session.link({ judged, provider, identityHash, during: "settings" }, by);
      } catch (error) {
        if (error instanceof Failure) return failed;
        throw error;
      }
      return { status: "provider_linked", email: identity.email ?? null };
    }
    if (purpose !== "reauthentication" || !(await this.session.reauthenticate({ accountId, identityHash }, by, reply))) return failed;
    return { status: "logged_in_by_provider", email: identity.email ?? null };
  }
}
