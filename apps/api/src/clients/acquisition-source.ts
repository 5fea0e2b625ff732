import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { nameSource } from "@tablee/commands/account/name-source";
import { accounts } from "@tablee/commands/aggregates";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/clients";
import { sources } from "@tablee/domain/account/vocabulary";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

type ModalUpdate = InputOf<typeof calls.updateModalStatus>;

/** The question how customers heard about us: asked until it is answered or dismissed. */
@Injectable()
export class AcquisitionSource {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async show({ accountId }: Caller): Promise<OutputOf<typeof calls.clientSources>> {
    const dismissed = keyOf({ modal: "source-question", status: "dismissed" });
    const [{ state }, found] = await Promise.all([
      this.api.steps.load(accounts, accountId),
      this.api.access.dismissals.among(accountId, [dismissed]),
    ]);
    const given = ("source" in state && state.source) || null;
    return { sources: [...sources], given, asked: given === null && !found.has(dismissed) };
  }

  async name({ source }: InputOf<typeof calls.nameSource>, by: Caller): Promise<OutputOf<typeof calls.nameSource>> {
    await this.commands.send(nameSource, { accountId: by.accountId, source }, by.own("name-source"));
    return { done: true };
  }

  async update(update: ModalUpdate, { accountId }: Caller): Promise<OutputOf<typeof calls.updateModalStatus>> {
    await this.api.access.dismissals.add(accountId, keyOf(update));
    return { done: true };
  }
}

const keyOf = ({ modal, status }: ModalUpdate): string => `modal:${modal}:${status}`;
