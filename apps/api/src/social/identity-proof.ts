import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import type { ComparedPassword } from "@tablee/access/judged";
import type { PendingIdentity } from "@tablee/access/sign-in/pending-identities";
import { Commands } from "@tablee/command-bus/commands";
import { awaitsProof, proveAddress } from "@tablee/commands/account/address/prove-address";
import { personOf } from "@tablee/commands/account/person-of";
import { requestEmailVerification } from "@tablee/commands/account/sign-in/request-email-verification";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { addressIdentity, nameIdentity, verifyIdentity } from "@tablee/contracts/calls/social";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { PasswordSignIn } from "../sessions/password-sign-in.ts";
import { ProviderSession } from "./provider-session.ts";
import { ProviderSignIn } from "./provider-sign-in.ts";

/** The proof that a provider's person must give before they are signed in: that an account is theirs, or a name. */
@Injectable()
export class IdentityProof {
  constructor(
    private readonly api: ApiContext,
    private readonly passwords: PasswordSignIn,
    private readonly session: ProviderSession,
    private readonly providerSignIn: ProviderSignIn,
    private readonly commands: Commands,
  ) {}

  /** @throws Failure identity-expired; TooManyAttempts; Refused account-closed */
  async mailCode(by: Caller) {
    const { accountId } = await this.#ofAccount(by);
    await this.api.access.attempts.requestProof(accountId, by.address);
    const codeId = randomUUID();
    await this.api.access.emailCodes.issue(accountId, codeId);
    const context = by.own("request-email-verification", accountId);
    await this.commands.send(requestEmailVerification, { accountId, codeId, again: true }, context);
    return { done: true as const };
  }

  /** @throws Failure identity-expired, sign-in-failed, email-code-expired, email-verification-failed, account-closed, provider-linked-elsewhere; TooManyAttempts */
  async confirm(proof: InputOf<typeof verifyIdentity>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof verifyIdentity>> {
    const pending = await this.#ofAccount(by);
    const { accountId } = pending;
    const email = await this.#emailOf(accountId);
    const compared = "password" in proof ? await this.#checkPassword(accountId, { email, password: proof.password }, by) : undefined;
    if ("code" in proof) await this.#checkCode({ accountId, email, code: proof.code }, by);
    const judged = { by: "proof", accountId, session: by.session!, ...(compared && { passwordHash: compared.passwordHash }) } as const;
    await this.session.link({ ...pending, judged, during: "sign-in" }, by);
    await this.api.access.pendingIdentities.end(by.session);
    const way = compared ? ({ by: "password", ...compared } as const) : ({ by: "provider", ...pending } as const);
    if (!(await this.session.open(way, by, reply))) throw new Failure("identity-expired");
    return { status: "logged_in_by_provider", email };
  }

  /**
   * Takes the address that a provider did not give. It is not verified, and no person whose address the provider verified changes theirs here.
   * @throws Failure identity-expired; Refused email-taken; TooManyAttempts
   */
  async address({ email }: InputOf<typeof addressIdentity>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof addressIdentity>> {
    const { accountId: _, ...pending } = await this.#pending(by);
    if (pending.email !== undefined || pending.emailVerified) throw new Failure("identity-expired");
    await this.api.access.attempts.ask(by.address);
    const outcome = await this.providerSignIn.proceed({ ...pending, email }, by, reply);
    if (outcome.status === "client_created") await this.api.access.pendingIdentities.end(by.session);
    return outcome;
  }

  async name(name: InputOf<typeof nameIdentity>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof nameIdentity>> {
    const { email, ...pending } = await this.#pending(by);
    if (email === undefined) throw new Failure("identity-expired");
    const outcome = await this.providerSignIn.open({ ...pending, person: { ...name, email } }, by, reply);
    await this.api.access.pendingIdentities.end(by.session);
    return outcome;
  }

  async #pending(by: Caller): Promise<PendingIdentity> {
    const pending = await this.api.access.pendingIdentities.of(by.session);
    if (!pending) throw new Failure("identity-expired");
    return pending;
  }

  async #ofAccount(by: Caller): Promise<PendingIdentity & { readonly accountId: AccountId }> {
    const { accountId, ...pending } = await this.#pending(by);
    if (accountId === undefined) throw new Failure("identity-expired");
    return { ...pending, accountId };
  }

  async #emailOf(accountId: AccountId): Promise<string> {
    const known = await personOf(this.api.steps, accountId);
    if (!known) throw new Failure("identity-expired");
    return known.person.email;
  }

  async #checkPassword(
    accountId: AccountId,
    typed: { readonly email: string; readonly password: string },
    by: Caller,
  ): Promise<ComparedPassword> {
    const credential = await this.api.access.credentials.ofAccount(accountId);
    const { guess, known } = await this.passwords.open("client", typed, by, credential);
    await guess.succeeded();
    return known;
  }

  /**
   * If the address was never verified, a stranger may have registered with it and waited for its owner: their sessions, password
   * and providers end. The owner chooses a password with a mailed link.
   */
  async #checkCode(entered: { readonly accountId: AccountId; readonly email: string; readonly code: string }, by: Caller): Promise<void> {
    const { accountId, email } = entered;
    const endsStrangersWays = await awaitsProof(this.api.steps, accountId);
    const entry = await this.api.access.useEmailCode({ ...entered, address: by.address, endsStrangersWays });
    if (entry !== "right") throw new Failure(entry === "expired" ? "email-code-expired" : "email-verification-failed");
    if (endsStrangersWays) await this.commands.send(proveAddress, { accountId, email }, by.own("prove-address", accountId));
  }
}
