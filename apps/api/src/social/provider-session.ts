import { Injectable } from "@nestjs/common";
import type { JudgedBy } from "@tablee/access/judged";
import { Commands } from "@tablee/command-bus/commands";
import { linkProvider } from "@tablee/commands/account/sign-in/link-provider";
import { unlinkProvider } from "@tablee/commands/account/sign-in/unlink-provider";
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
  readonly judged: JudgedBy<"new-account" | "session" | "proof">;
  readonly provider: SignInProvider;
  readonly identityHash: string;
  readonly during: ProviderLinkedAt;
}

/** A provider's person, and the account that they sign in to. */
interface Linked {
  readonly accountId: AccountId;
  readonly identityHash: string;
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
   * @throws Failure account-closed; provider-linked-elsewhere, where the person or the account has a different link, or what allowed it is gone
   */
  async link({ judged, provider, identityHash, during }: Link, by: Caller): Promise<void> {
    const { accountId } = judged;
    if ((await standingOf(this.api.steps, accountId)) !== "open") throw new Failure("account-closed");
    if (!(await this.api.access.identities.link(judged, provider, identityHash))) throw new Failure("provider-linked-elsewhere");
    await this.#record({ accountId, identityHash }, provider, during, by);
  }

  /**
   * Signs in a person who is already linked; false if the account is being forgotten, or the link has been removed since. The owner of a
   * closed account can still read.
   */
  async resume(linked: Linked, provider: SignInProvider, by: Caller, reply: FastifyReply): Promise<boolean> {
    const { accountId } = linked;
    const standing = await standingOf(this.api.steps, accountId);
    if (standing === "forgotten") return false;
    if (standing === "open") await this.#record(linked, provider, "sign-in", by);
    return this.open({ by: "provider", ...linked }, by, reply);
  }

  /** Appends a link; if it has been removed from the vault since, its removal as well, which found no link in the log. */
  async #record({ accountId, identityHash }: Linked, provider: SignInProvider, during: ProviderLinkedAt, by: Caller): Promise<void> {
    await this.commands.send(linkProvider, { accountId, provider, during }, by.own("link-provider", accountId));
    if ((await this.api.access.identities.accountOf(identityHash)) !== accountId)
      await this.commands.send(unlinkProvider, { accountId, provider }, by.own("unlink-provider", accountId));
  }

  /** Signs in the account; false if what was judged no longer holds. */
  async open(judged: JudgedBy<"provider" | "password">, by: Caller, reply: FastifyReply): Promise<boolean> {
    const { accountId } = judged;
    const account = await accountById(this.api.reads, accountId);
    const data = { ...by.session?.data, ...(account ? { language: account.language } : {}) };
    if (!(await this.sessions.begin(judged, reply, { data, instead: by.session, device: by.device, agent: by.agent }))) return false;
    await this.signup.bring(by.session?.data ?? {}, accountId, by);
    return true;
  }

  /** Opens the settings of the session for its own linked person; false if the session has ended, or the link has been removed. */
  reauthenticate(linked: Linked, by: Caller, reply: FastifyReply): Promise<boolean> {
    return this.sessions.rotate(by.session!, { by: "provider", ...linked }, reply);
  }
}
