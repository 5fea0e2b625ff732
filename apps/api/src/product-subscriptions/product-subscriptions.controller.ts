import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import {
  activeProductSubscriptions,
  cancelProductSubscription,
  createProductSubscription,
} from "@tablee/contracts/calls/product-subscriptions";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ProductSubscriptionsService } from "./product-subscriptions.service.ts";

@Controller()
export class ProductSubscriptionsController {
  constructor(private readonly service: ProductSubscriptionsService) {}

  @Bind(activeProductSubscriptions)
  active(@By() by: Caller) {
    return this.service.active(by);
  }

  @Bind(createProductSubscription)
  create(@Input() input: InputOf<typeof createProductSubscription>, @By() by: Caller) {
    return this.service.create(input, by);
  }

  @Bind(cancelProductSubscription)
  cancel(@Input() input: InputOf<typeof cancelProductSubscription>, @By() by: Caller) {
    return this.service.cancel(input, by);
  }
}
