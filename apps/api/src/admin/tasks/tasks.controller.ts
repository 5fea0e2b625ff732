import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { openTasks, settleTask } from "@tablee/contracts/calls/admin/tasks";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminTasks } from "./tasks.ts";

@Controller()
export class AdminTasksController {
  constructor(private readonly tasks: AdminTasks) {}

  @Bind(openTasks)
  list(@Input() input: InputOf<typeof openTasks>, @By() by: Caller) {
    return this.tasks.list(input, by);
  }

  @Bind(settleTask)
  settle(@Input() input: InputOf<typeof settleTask>, @By() by: Caller) {
    return this.tasks.settle(input, by);
  }
}
