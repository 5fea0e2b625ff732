import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { chooseInSignUp } from "@tablee/commands/account/choose-in-sign-up";
import { openAccount } from "@tablee/commands/account/open-account";
import { type CommandContext, part } from "@tablee/commands/context";
import { applyCode } from "@tablee/commands/offer/apply-code";
import type { Person } from "@tablee/domain/account/vocabulary";
import { type AccountId, accountId, idFrom } from "@tablee/domain/kernel/ids";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { LoginRequired } from "../http/failure.ts";
import { SessionStore } from "../sessions/session-store.ts";

interface NewPerson {
  readonly person: Person;
  /** Without a password the account can only be signed in to with a provider. */
  readonly password?: string;
  /** A provider vouches for the address. */
  readonly emailVerified?: boolean;
  /** The wordings that were agreed to while registering. */
  readonly agreed?: readonly string[];
}

interface Opened {
  readonly accountId: AccountId;
  readonly step: "delivery" | "plans";
  /** The context of the events that follow from opening it. */
  readonly context: CommandContext;
}

/** Turns a visitor into an account with the visit's choices, and signs it in. */
@Injectable()
export class NewAccount {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly commands: Commands,
  ) {}

  /** @throws Refused email-taken, or the code of a weak password; LoginRequired if the person has been forgotten since, or
   * the address's owner has replaced the password */
  async open({ person, password, emailVerified = false, agreed = [] }: NewPerson, by: Caller, reply: FastifyReply): Promise<Opened> {
    const wanted = accountId(idFrom(by.command("open-account").commandId, "account"));
    const asked = { ...by.command("open-account", wanted), actor: { kind: "client", id: wanted } as const };
    const { referrerId, invitationId } = by.session?.data ?? {};
    const input = {
      accountId: wanted,
      person,
      emailVerified,
      language: by.language,
      agreed,
      ...(password === undefined ? {} : { password }),
      ...(referrerId && { referrerId }),
      ...(invitationId && { invitationId }),
    };
    const { accountId: opened, passwordHash } = await this.commands.send(openAccount, input, asked);
    const context = { ...asked, subject: opened, actor: { kind: "client", id: opened } as const };
    const { discountCode: code, selection } = by.session?.data ?? {};
    if (code) await this.commands.send(applyCode, { accountId: opened, code }, part(context, "code"));
    if (selection)
      await this.commands.send(
        chooseInSignUp,
        { accountId: opened, chosen: { selection: withKeptDiets(selection) } },
        part(context, "chosen"),
      );
    const emailHash = this.api.access.credentials.emailHash(person.email);
    const judged =
      passwordHash === null
        ? ({ by: "new-account", accountId: opened } as const)
        : ({ by: "password", accountId: opened, emailHash, passwordHash } as const);
    const data = { ...by.session?.data, language: by.language };
    if (!(await this.sessions.begin(judged, reply, { data, instead: by.session, device: by.device, agent: by.agent })))
      throw new LoginRequired();
    return { accountId: opened, step: selection ? "delivery" : "plans", context };
  }
}
