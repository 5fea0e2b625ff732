import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-subscription";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { PlanChanges } from "./plan-changes.ts";
import { RegenerateBoxes } from "./regenerate-boxes.ts";
import { SubscriptionChanges } from "./subscription-changes.ts";
import { SubscriptionSettingsService } from "./subscription-settings.ts";

@Controller()
export class SettingsSubscriptionController {
  constructor(
    private readonly settings: SubscriptionSettingsService,
    private readonly changes: SubscriptionChanges,
    private readonly boxes: RegenerateBoxes,
    private readonly plans: PlanChanges,
  ) {}

  @Bind(calls.subscriptionSettings)
  show(@By() by: Caller) {
    return this.settings.show(by);
  }

  @Bind(calls.updateSubscription)
  update(@Input() input: InputOf<typeof calls.updateSubscription>, @By() by: Caller) {
    return this.changes.make(input, by);
  }

  @Bind(calls.boxToRegenerate)
  boxToRegenerate(@Input() input: InputOf<typeof calls.boxToRegenerate>, @By() by: Caller) {
    return this.boxes.show(input, by);
  }

  @Bind(calls.regenerateBox)
  regenerateBox(@Input() input: InputOf<typeof calls.regenerateBox>, @By() by: Caller) {
    return this.boxes.make(input, by);
  }

  @Bind(calls.planPreview)
  planPreview(@Input() input: InputOf<typeof calls.planPreview>, @By() by: Caller) {
    return this.plans.preview(input, by);
  }

  @Bind(calls.changePlanOfBoxes)
  changePlan(@Input() input: InputOf<typeof calls.changePlanOfBoxes>, @By() by: Caller) {
    return this.plans.change(input, by);
  }

  @Bind(calls.undoPlanChange)
  undoPlanChange(@Input() input: InputOf<typeof calls.undoPlanChange>, @By() by: Caller) {
    return this.plans.undo(input, by);
  }

  @Bind(calls.expireGivenBalanceByGet)
  expireByGet(@By() by: Caller) {
    return this.changes.expireGivenBalance(by);
  }

  @Bind(calls.expireGivenBalance)
  expire(@By() by: Caller) {
    return this.changes.expireGivenBalance(by);
  }
}
