import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { linkProvider } from "@tablee/commands/account/sign-in/link-provider";
import { standingOf } from "@tablee/commands/account/standing-of";
import type { ProviderLinkedAt, SignInProvider } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accountById } from "@tablee/projections/accounts/queries";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { SignupState } from "../sessions/signup-state.ts";

interface Link {
  readonly accountId: AccountId;
  readonly provider: SignInProvider;
  readonly identityHash: string;
  readonly during: ProviderLinkedAt;
}

/** Links a provider's person to an account, and signs the account in. */
@Injectable()
export class ProviderSession {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly signup: SignupState,
    private readonly commands: Commands,
  ) {}

  /**
   * Writes the vault first, then the log: a link that the log lacks is appended at the next sign-in.
   * @throws Failure account-closed; provider-linked-elsewhere, where the person or the account has a different link
   */
  async link({ accountId, provider, identityHash, during }: Link, by: Caller): Promise<void> {
    if ((await standingOf(this.api.steps, accountId)) !== "open") throw new Failure("account-closed");
    if (!(await this.api.access.identities.link(accountId, provider, identityHash))) throw new Failure("provider-linked-elsewhere");
    await this.commands.send(linkProvider, { accountId, provider, during }, by.own("link-provider", accountId));
  }

  /** Signs in a person who is already linked; false if the account is being forgotten. The owner of a closed account can still read. */
  async resume(accountId: AccountId, provider: SignInProvider, by: Caller, reply: FastifyReply): Promise<boolean> {
    const standing = await standingOf(this.api.steps, accountId);
    if (standing === "forgotten") return false;
    if (standing === "open")
      await this.commands.send(linkProvider, { accountId, provider, during: "sign-in" }, by.own("link-provider", accountId));
    await this.open(accountId, by, reply);
    return true;
  }

  /** @param proof that settings are open as after a password */
  async open(accountId: AccountId, by: Caller, reply: FastifyReply, proof: { readonly byPassword?: true } = {}): Promise<void> {
    const account = await accountById(this.api.reads, accountId);
    const data = { ...by.session?.data, ...(account ? { language: account.language } : {}) };
    await this.sessions.begin("client", reply, { subject: accountId, data, instead: by.session, device: by.device, ...proof });
    await this.signup.bring(by.session?.data ?? {}, accountId, by);
  }
}
