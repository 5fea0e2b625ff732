import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { answerDataRequest, receiveDataRequest } from "@tablee/commands/account/privacy/data-requests";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/privacy";
import { DataRequestKind, DataRequestVia } from "@tablee/domain/account/vocabulary";
import { daysBetween } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { consentsOf } from "@tablee/projections/consents/queries";
import { openDataRequests } from "@tablee/projections/tasks/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";

const done = { done: true } as const;

/** Requests about personal data and answers about consent, for the staff who handle them. */
@Injectable()
export class AdminRequests {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async list({ receivedAt }: Caller): Promise<OutputOf<typeof calls.dataRequests>> {
    const today = toLocal(businessZone, receivedAt).date;
    const rows = await openDataRequests(this.api.reads);
    const requests = rows.map(({ account_id, first_name, last_name, facts }) => ({
      accountId: account_id!,
      name: [first_name, last_name].filter(Boolean).join(" "),
      kind: DataRequestKind.parse(facts.kind),
      via: DataRequestVia.parse(facts.via),
      receivedOn: String(facts.receivedOn),
      dueOn: String(facts.dueOn),
      daysLeft: daysBetween(today, String(facts.dueOn)),
    }));
    return { requests, asOf: receivedAt };
  }

  async enter({ reason, ...request }: InputOf<typeof calls.enterDataRequest>, by: Caller) {
    await this.commands.send(receiveDataRequest, request, contextOf("receive-data-request", request.accountId, reason, by));
    return done;
  }

  async answer({ reason, ...answer }: InputOf<typeof calls.answerDataRequest>, by: Caller) {
    await this.commands.send(answerDataRequest, answer, contextOf("answer-data-request", answer.accountId, reason, by));
    return done;
  }

  async consents({ accountId }: InputOf<typeof calls.accountConsents>): Promise<OutputOf<typeof calls.accountConsents>> {
    const rows = await consentsOf(this.api.reads, accountId);
    const answered = rows.map(({ purpose, answers }) => ({
      purpose,
      answers: answers.map(({ given, at, source, wording = null, language = null }) => ({ given, at, source, wording, language })),
    }));
    return { consents: answered };
  }
}

const contextOf = (name: string, accountId: InputOf<typeof calls.enterDataRequest>["accountId"], reason: string, by: Caller) => ({
  ...by.command(name, accountId),
  actor: { ...by.actor, onBehalfOf: accountId, reason },
});
