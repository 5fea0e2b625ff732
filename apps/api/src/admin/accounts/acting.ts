import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { beginActing, endActing } from "@tablee/commands/account/act-for-customer";
import { part } from "@tablee/commands/context";
import type { InputOf } from "@tablee/contracts/call";
import type { actForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { accountById } from "@tablee/projections/accounts/queries";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure, LoginRequired } from "../../http/failure.ts";
import { SessionStore } from "../../sessions/session-store.ts";
import { SessionsService } from "../../sessions/sessions.service.ts";
import { StaffCode } from "../../staff-sessions/staff-code.ts";

const refusals = { missing: "authenticator-code-wrong", wrong: "authenticator-code-wrong" } as const;

/** Staff in the customer's app, in a session of their own that ends with theirs: docs/decisions/0019. */
@Injectable()
export class ActingForCustomer {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly sessions: SessionStore,
    private readonly visits: SessionsService,
    private readonly codes: StaffCode,
  ) {}

  /**
   * Begins the session in the calling browser, and replaces its session of the app. The event is appended before the session
   * begins, and its end if the session is refused then.
   * @throws Failure authenticator-code-wrong, account-not-found; forbidden if the member's session, role or authenticator is gone by then
   */
  async begin({ accountId, reason, code }: InputOf<typeof actForCustomer>, by: Caller, reply: FastifyReply) {
    const from = by.staff!;
    const staff = await this.api.access.staff.find(from.staff!.email);
    if (!staff) throw new LoginRequired();
    const account = await accountById(this.api.reads, accountId);
    if (!account) throw new Failure("account-not-found");
    await this.codes.use(staff, code, refusals);
    await this.visits.endActing(by);
    const context = { ...by.command("begin-acting", accountId), actor: { ...by.actor, onBehalfOf: accountId, reason } };
    await this.commands.send(beginActing, { accountId }, context);
    const judged = { by: "acting", accountId, from, reason, totpSecret: staff.totpSecret } as const;
    const beginning = {
      data: { language: account.language },
      device: by.device,
      agent: by.agent,
      ...(by.session?.acting ? { instead: by.session } : {}),
    };
    if (!(await this.sessions.begin(judged, reply, beginning))) {
      await this.commands.send(endActing, { accountId }, part(context, "refused"));
      throw new Failure("forbidden");
    }
    return { done: true as const };
  }
}
