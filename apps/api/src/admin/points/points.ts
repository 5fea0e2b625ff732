import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { answerPointsDispute } from "@tablee/commands/points/dispute-points";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/points";
import { orderId } from "@tablee/domain/kernel/ids";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import type { PointsEvent } from "@tablee/domain/points/events";
import { pointsPolicies, worthOf } from "@tablee/domain/points/policy";
import { DisputedLine } from "@tablee/domain/points/vocabulary";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { openPointsDisputes } from "@tablee/projections/tasks/queries";
import { aboutOf } from "@tablee/projections/tasks/read-model";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { localInstant } from "../../views/local-time.ts";
import { eventsOf } from "../accounts/events-of-rows.ts";
import { give, givingOf } from "../refunds/giving.ts";

/** Disputes of points, for the staff who answer them. */
@Injectable()
export class AdminPoints {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  /** Reads the messages from the log: that of a forgotten person can no longer be opened. */
  async disputes({ receivedAt }: Caller): Promise<OutputOf<typeof calls.pointsDisputes>> {
    const rows = await openPointsDisputes(this.api.reads);
    const events = (await eventsOf(
      this.api.opened.store,
      rows.map(({ account_id, facts }) => ({ stream: streamName("points", account_id!), revision: Number(facts.revision) })),
    )) as readonly Stored<PointsEvent>[];
    const messages = new Map(events.flatMap(({ type, data }) => (type === "PointsDisputed" ? [[data.disputeId, data.message]] : [])));
    const disputes = rows.map((row) => {
      const { account_id, first_name, last_name, facts, opened_at } = row;
      const disputeId = aboutOf({ ...row, kind: "points-dispute" });
      const line = DisputedLine.parse(facts.entry);
      return {
        disputeId,
        accountId: account_id!,
        name: [first_name, last_name].filter(Boolean).join(" "),
        line,
        orderId: line === "box" ? orderId(String(facts.subject)) : null,
        message: messages.get(disputeId) ?? "",
        at: localInstant(opened_at, businessZone),
      };
    });
    const { maxAdjustment: maxPoints } = policyOn(pointsPolicies, receivedAt.slice(0, 10));
    return { disputes, maxPoints, asOf: receivedAt };
  }

  /** Points that are added count towards the caller's allowance at a cent each, as a credit does. */
  async answer({ reason, ...answer }: InputOf<typeof calls.answerPointsDispute>, by: Caller) {
    const context = {
      ...by.command("answer-points-dispute", answer.accountId),
      actor: { ...by.actor, onBehalfOf: answer.accountId, reason },
    };
    const giving = answer.points > 0 ? givingOf(by, context, answer.accountId, worthOf(answer.points)) : undefined;
    if (giving && !(await this.api.access.allowances.take(giving))) throw new Failure("allowance-used-up");
    await give(this.api, giving, () => this.commands.send(answerPointsDispute, answer, context));
    return { done: true } as const;
  }
}
