import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { changeFirstOrder } from "@tablee/contracts/calls/first-order-change";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { FirstOrderChange } from "./first-order-change.ts";

@Controller()
export class FirstOrderChangeController {
  constructor(private readonly service: FirstOrderChange) {}

  @Bind(changeFirstOrder)
  change(@Input() input: InputOf<typeof changeFirstOrder>, @By() by: Caller) {
    return this.service.change(input, by);
  }
}
