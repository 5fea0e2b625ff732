import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { CorporatePlans } from "./corporate-plans.ts";

@Controller()
export class SettingsCorporateCreditPlanController {
  constructor(private readonly plans: CorporatePlans) {}

  @Bind(calls.corporateCreditPlan)
  show(@Input() input: InputOf<typeof calls.corporateCreditPlan>, @By() by: Caller) {
    return this.plans.show(input, by);
  }

  @Bind(calls.updateCorporateCreditPlan)
  update(@Input() input: InputOf<typeof calls.updateCorporateCreditPlan>, @By() by: Caller) {
    return this.plans.give(input, by);
  }

  @Bind(calls.endCorporateCreditPlan)
  end(@Input() input: InputOf<typeof calls.endCorporateCreditPlan>, @By() by: Caller) {
    return this.plans.end(input, by);
  }
}
