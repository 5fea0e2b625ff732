import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { answerPointsDispute, pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminPoints } from "./points.ts";

@Controller()
export class AdminPointsController {
  constructor(private readonly service: AdminPoints) {}

  @Bind(pointsDisputes)
  disputes(@By() by: Caller) {
    return this.service.disputes(by);
  }

  @Bind(answerPointsDispute)
  answer(@Input() input: InputOf<typeof answerPointsDispute>, @By() by: Caller) {
    return this.service.answer(input, by);
  }
}
