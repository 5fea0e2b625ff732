import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { DeliveryHistory } from "./delivery-history.ts";

@Controller()
export class ClientsController {
  constructor(private readonly deliveries: DeliveryHistory) {}

  @Bind(deliveryHistory)
  history(@Input() input: InputOf<typeof deliveryHistory>, @By() by: Caller) {
    return this.deliveries.page(input, by);
  }
}
