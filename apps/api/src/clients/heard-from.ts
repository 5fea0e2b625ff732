import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import { NameSource } from "@tablee/commands/account/name-source";
import { accounts } from "@tablee/commands/aggregates";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { clientSources, nameSource, updateModalStatus } from "@tablee/contracts/calls/clients";
import { sources } from "@tablee/domain/account/vocabulary";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

type ModalUpdate = InputOf<typeof updateModalStatus>;

/** How customers heard of us: asked until it is answered or dismissed. */
@Injectable()
export class HeardFrom {
  constructor(
    private readonly api: ApiContext,
    private readonly bus: CommandBus,
  ) {}

  async show({ accountId }: Caller): Promise<OutputOf<typeof clientSources>> {
    const dismissed = keyOf({ modal: "source-question", status: "dismissed" });
    const [{ state }, found] = await Promise.all([
      this.api.steps.load(accounts, accountId),
      this.api.access.dismissals.among(accountId, [dismissed]),
    ]);
    const given = ("source" in state && state.source) || null;
    return { sources: [...sources], given, asked: given === null && !found.has(dismissed) };
  }

  async name({ source }: InputOf<typeof nameSource>, by: Caller): Promise<OutputOf<typeof nameSource>> {
    await this.bus.execute(new NameSource({ accountId: by.accountId, source }, by.own("name-source")));
    return { done: true };
  }

  async update(update: ModalUpdate, { accountId }: Caller): Promise<OutputOf<typeof updateModalStatus>> {
    await this.api.access.dismissals.add(accountId, keyOf(update));
    return { done: true };
  }
}

const keyOf = ({ modal, status }: ModalUpdate): string => `modal:${modal}:${status}`;
