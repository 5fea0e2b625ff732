import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { openTasks, settleTask } from "@tablee/contracts/calls/desk-tasks";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { DeskTasks } from "./desk-tasks.ts";

@Controller()
export class DeskTasksController {
  constructor(private readonly tasks: DeskTasks) {}

  @Bind(openTasks)
  list(@Input() input: InputOf<typeof openTasks>, @By() by: Caller) {
    return this.tasks.list(input, by);
  }

  @Bind(settleTask)
  settle(@Input() input: InputOf<typeof settleTask>, @By() by: Caller) {
    return this.tasks.settle(input, by);
  }
}
