import { Injectable } from "@nestjs/common";
import type { PendingIdentity } from "@tablee/access/sign-in/pending-identities";
import { Commands } from "@tablee/command-bus/commands";
import { verifyEmail } from "@tablee/commands/account/sign-in/verify-email";
import { part } from "@tablee/commands/context";
import { isRefused } from "@tablee/commands/refused";
import type { OutputOf } from "@tablee/contracts/call";
import type { providerCallback } from "@tablee/contracts/calls/social";
import { Person, type SignInProvider } from "@tablee/domain/account/vocabulary";
import type { Identity } from "@tablee/gateways/identity/identity-provider";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { NewAccount } from "../signup/new-account.ts";
import { ProviderSession } from "./provider-session.ts";

type Outcome = OutputOf<typeof providerCallback>;

interface Newcomer {
  readonly provider: SignInProvider;
  readonly identityHash: string;
  readonly person: Person;
  readonly emailVerified: boolean;
}

/**
 * Signs in a person whom a provider identified. A linked identity signs in to its account. A matching email links no account: the owner
 * has to prove it first (docs/decisions/0017).
 */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly api: ApiContext,
    private readonly session: ProviderSession,
    private readonly newAccount: NewAccount,
    private readonly commands: Commands,
  ) {}

  async signIn(provider: SignInProvider, identity: Identity, by: Caller, reply: FastifyReply): Promise<Outcome> {
    const { identities, pendingIdentities } = this.api.access;
    const identityHash = identities.hashOf(identity);
    const owner = await identities.accountOf(identityHash);
    const { email, emailVerified } = identity;
    if (owner) {
      const isIn = await this.session.resume({ accountId: owner, identityHash }, provider, by, reply);
      return isIn ? { status: "logged_in_by_provider", email: email ?? null } : { status: "authentication_error", email: null };
    }
    const { firstName, lastName } = identity;
    const pending = { provider, identityHash, emailVerified, ...(firstName && { firstName }), ...(lastName && { lastName }) };
    if (email !== undefined) return this.proceed({ ...pending, email }, by, reply);
    await pendingIdentities.keep(by.session!, pending);
    return { status: "email_required", email: null };
  }

  /** Opens an account for a person with an address, or asks for what is missing: a name, or the proof that an account is theirs. */
  async proceed(pending: PendingIdentity & { readonly email: string }, by: Caller, reply: FastifyReply): Promise<Outcome> {
    const { credentials, pendingIdentities } = this.api.access;
    const { email, ...identified } = pending;
    const known = await credentials.find(email);
    if (known) {
      await pendingIdentities.keep(by.session!, { ...identified, accountId: known.accountId });
      return { status: "verification_required", email };
    }
    const { firstName, lastName } = pending;
    const person = Person.safeParse({ firstName, lastName, email });
    if (person.success) return this.open({ ...identified, person: person.data }, by, reply);
    await pendingIdentities.keep(by.session!, pending);
    return { status: "name_required", email };
  }

  /** Opens an account without a password. Of two sign-ins at once one opens it; the other is asked to try again. */
  async open({ provider, identityHash, person, emailVerified }: Newcomer, by: Caller, reply: FastifyReply): Promise<Outcome> {
    const { email } = person;
    try {
      const { accountId, context } = await this.newAccount.open({ person, emailVerified }, by, reply);
      const judged = { by: "new-account", accountId } as const;
      await this.session.link({ judged, provider, identityHash, during: "sign-up" }, by);
      if (emailVerified) await this.commands.send(verifyEmail, { accountId, email }, part(context, "email"));
      return { status: "client_created", email };
    } catch (error) {
      if (isRefused(error, "email-taken")) return { status: "authentication_error", email };
      throw error;
    }
  }
}
