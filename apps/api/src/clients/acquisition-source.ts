import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { nameSource, sourceOf } from "@tablee/commands/account/name-source";
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
    const [given, found] = await Promise.all([
      sourceOf(this.api.steps, accountId),
      this.api.access.dismissals.among(accountId, [dismissed]),
    ]);
    return { sources: [...sources], given: given ?? null, asked: given === undefined && !found.has(dismissed) };
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
