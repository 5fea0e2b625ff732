import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { settleTask } from "@tablee/commands/task/settle-task";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/tasks";
import { InstantText } from "@tablee/domain/kernel/schemas";
import { isSettledByHand } from "@tablee/domain/task/settled-by-hand";
import { settledBy } from "@tablee/domain/task/vocabulary";
import { orderById } from "@tablee/projections/orders/queries";
import { openTasks as open, taskOfKey } from "@tablee/projections/tasks/queries";
import { aboutOf } from "@tablee/projections/tasks/read-model";
import { z } from "zod";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { cursorOf, parseCursor } from "../../views/keyset.ts";

/** The tasks for staff. */
@Injectable()
export class AdminTasks {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async list({ kind, after, limit }: InputOf<typeof calls.openTasks>, by: Caller): Promise<OutputOf<typeof calls.openTasks>> {
    const rows = await open(this.api.reads, { kind, after: parseCursor(after, InstantText, z.string().max(200)), limit });
    const tasks = rows.map(({ account_id: accountId, order_id: orderId, opened_at: openedAt, ...row }) => ({
      ...row,
      accountId,
      orderId,
      openedAt,
    }));
    const last = tasks.at(-1);
    return { tasks, next: tasks.length === limit && last ? cursorOf(last.openedAt, last.key) : null, asOf: by.receivedAt };
  }

  async settle({ key, reason }: InputOf<typeof calls.settleTask>, by: Caller): Promise<OutputOf<typeof calls.settleTask>> {
    const task = await taskOfKey(this.api.reads, key);
    if (!task) throw new Failure("not-found");
    const role = by.staff?.staff?.role;
    const roles: readonly string[] = isSettledByHand(task.kind) ? settledBy[task.kind] : [];
    if (isSettledByHand(task.kind) && role !== "admin" && !roles.includes(role ?? "")) throw new Failure("forbidden");
    const subject = task.account_id ?? (task.order_id ? (await orderById(this.api.reads, task.order_id))?.account_id : undefined);
    const context = { ...by.command("settle-task", subject), actor: { ...by.actor, reason } };
    await this.commands.send(settleTask, { kind: task.kind, about: aboutOf(task) }, context);
    return { settled: true };
  }
}
