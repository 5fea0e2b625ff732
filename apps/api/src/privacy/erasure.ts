import { randomUUID } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { requestErasure } from "@tablee/commands/account/privacy/request-erasure";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { forgetPerson } from "@tablee/contracts/calls/admin/privacy";
import type { forgetMe } from "@tablee/contracts/calls/privacy";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** A person is to be forgotten; a policy does it. */
@Injectable()
export class Erasure {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** The client's sessions end with the request, this one as well. */
  async forgetMe({ givesUpCredit }: InputOf<typeof forgetMe>, by: Caller): Promise<OutputOf<typeof forgetMe>> {
    const { accountId } = by;
    const input = { accountId, erasureId: randomUUID(), by: "client", givesUpCredit } as const;
    const number = await this.commands.send(requestErasure, input, by.own("request-erasure"));
    await this.api.access.sessions.endAllOf(accountId, undefined);
    return { number };
  }

  /** @throws Failure not-found */
  async forgetForStaff(
    { accountId, givesUpCredit, reason }: InputOf<typeof forgetPerson>,
    by: Caller,
  ): Promise<OutputOf<typeof forgetPerson>> {
    if (!(await accountById(this.api.reads, accountId))) throw new Failure("not-found");
    const input = { accountId, erasureId: randomUUID(), by: "staff", givesUpCredit } as const;
    const context = { ...by.command("request-erasure", accountId), actor: { ...by.actor, onBehalfOf: accountId, reason } };
    const number = await this.commands.send(requestErasure, input, context);
    await this.api.access.sessions.endAllOf(accountId, undefined);
    return { number };
  }
}
