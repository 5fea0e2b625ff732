import { Controller } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { openTasks } from "@tablee/contracts/calls/desk-tasks";
import { openTasks as open } from "@tablee/projections/tasks/queries";
import { ApiContext } from "../api-context.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";

@Controller()
export class DeskTasksController {
  constructor(private readonly api: ApiContext) {}

  @Bind(openTasks)
  async list(@Input() { limit }: InputOf<typeof openTasks>, @By() by: Caller): Promise<OutputOf<typeof openTasks>> {
    const rows = await open(this.api.reads, limit);
    const tasks = rows.map(({ account_id: accountId, order_id: orderId, opened_at: openedAt, ...row }) => ({
      ...row,
      accountId,
      orderId,
      openedAt,
    }));
    return { tasks, asOf: by.receivedAt };
  }
}
