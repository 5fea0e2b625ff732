import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { changeName } from "@tablee/commands/account/change-name";
import { chooseLanguage } from "@tablee/commands/account/choose-language";
import { recordPasswordChange } from "@tablee/commands/account/sign-in/record-password-change";
import { unlinkProvider } from "@tablee/commands/account/sign-in/unlink-provider";
import { standingOf } from "@tablee/commands/account/standing-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type {
  accountSettings,
  changePassword,
  endSessions,
  removeProvider,
  updateAccount,
  welcome,
} from "@tablee/contracts/calls/settings-account";
import { areaById } from "@tablee/domain/geography/areas";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { NewPasswords } from "../passwords/new-passwords.ts";
import { CurrentPassword } from "../sessions/current-password.ts";
import { SignupState } from "../sessions/signup-state.ts";
import { localInstant } from "../views/local-time.ts";

const done = { done: true } as const;

@Injectable()
export class AccountSettingsService {
  constructor(
    private readonly api: ApiContext,
    private readonly passwords: NewPasswords,
    private readonly current: CurrentPassword,
    private readonly signup: SignupState,
    private readonly commands: Commands,
  ) {}

  async show({ accountId, session, receivedAt }: Caller): Promise<OutputOf<typeof accountSettings>> {
    const { credentials, identities, sessions } = this.api.access;
    const [account, credential, own, linked] = await Promise.all([
      accountById(this.api.reads, accountId),
      credentials.ofAccount(accountId),
      sessions.ofClient(accountId, session!),
      identities.ofAccount(accountId),
    ]);
    const offered = [...this.api.opened.gateways.identities.keys()];
    const zone = areaById(account?.area_id ?? "")?.zone ?? businessZone;
    return {
      firstName: account?.first_name ?? "",
      lastName: account?.last_name ?? "",
      email: account?.email ?? "",
      language: account?.language ?? "en",
      passwordHolder: Boolean(credential?.passwordHash),
      providers: linked,
      linkable: offered.filter((provider) => !linked.includes(provider)),
      sessions: own.map(({ sessionId, device, browser, system, beganAt, isCurrent }) => ({
        sessionId,
        device,
        browser,
        system,
        // Sessions count by the machine's clock, which may be ahead of the product's: none begins later than the present.
        beganAt: localInstant(beganAt < receivedAt ? beganAt : receivedAt, zone),
        current: isCurrent,
      })),
    };
  }

  async update({ firstName, lastName, language }: InputOf<typeof updateAccount>, by: Caller) {
    const { accountId } = by;
    const name = { firstName, lastName };
    if (firstName ?? lastName) await this.commands.send(changeName, { accountId, name }, by.own("change-name"));
    if (language) await this.commands.send(chooseLanguage, { accountId, language }, by.own("choose-language"));
    return done;
  }

  async welcome(by: Caller): Promise<OutputOf<typeof welcome>> {
    const [account, step] = await Promise.all([accountById(this.api.reads, by.accountId), this.signup.stepOf(by)]);
    return {
      firstName: account?.first_name ?? "",
      language: account?.language ?? by.language,
      unfinished: step === "welcome" ? null : step,
    };
  }

  /** Checks the current password first: without it nothing is revealed about the new one. */
  async changePassword({ current, ...chosen }: InputOf<typeof changePassword>, by: Caller) {
    const compared = await this.current.checkOwn(current, by);
    const { accountId } = by;
    const passwordHash = await this.passwords.hashOf(accountId, chosen);
    const inSession = { session: by.session!, passwordHash: compared.passwordHash };
    if (!(await this.api.access.changePassword({ accountId, passwordHash, by: inSession }))) throw new Failure("password-incorrect");
    await this.commands.send(recordPasswordChange, { accountId, by: "settings" }, by.own("record-password-change"));
    return done;
  }

  /** Deletes the identity before the event is appended, so a removed provider stops working at once. @throws Failure provider-needs-password, account-closed */
  async removeProvider({ provider }: InputOf<typeof removeProvider>, by: Caller) {
    const { accountId } = by;
    const { credentials, identities } = this.api.access;
    if (!(await credentials.ofAccount(accountId))?.passwordHash) throw new Failure("provider-needs-password");
    if ((await standingOf(this.api.steps, accountId)) !== "open") throw new Failure("account-closed");
    await identities.unlink(accountId, provider);
    await this.commands.send(unlinkProvider, { accountId, provider }, by.own("unlink-provider"));
    return done;
  }

  async endSessions({ sessionId }: InputOf<typeof endSessions>, { accountId, session }: Caller) {
    const { sessions } = this.api.access;
    await (sessionId ? sessions.endOne(accountId, sessionId, session!) : sessions.endAllOf(accountId, session));
    return done;
  }
}
