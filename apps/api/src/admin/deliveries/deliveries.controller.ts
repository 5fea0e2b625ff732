import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/admin/deliveries";
import { Bind, By, Input } from "../../http/bind.ts";
import type { Caller } from "../../http/caller.ts";
import { AdminCollections } from "./collections.ts";
import { AdminDeliveries } from "./deliveries.ts";

@Controller()
export class AdminDeliveriesController {
  constructor(
    private readonly service: AdminDeliveries,
    private readonly collections: AdminCollections,
  ) {}

  @Bind(calls.routes)
  routes(@Input() input: InputOf<typeof calls.routes>) {
    return this.service.routes(input);
  }

  @Bind(calls.routeStops)
  stops(@Input() input: InputOf<typeof calls.routeStops>) {
    return this.service.stops(input);
  }

  @Bind(calls.recordDelivery)
  record(@Input() input: InputOf<typeof calls.recordDelivery>, @By() by: Caller) {
    return this.service.record(input, by);
  }

  @Bind(calls.routePickups)
  pickups(@Input() input: InputOf<typeof calls.routePickups>, @By() by: Caller) {
    return this.collections.pickups(input, by);
  }

  @Bind(calls.recordCollection)
  recordCollection(@Input() input: InputOf<typeof calls.recordCollection>, @By() by: Caller) {
    return this.collections.record(input, by);
  }

  @Bind(calls.stockOfWeek)
  stock(@Input() input: InputOf<typeof calls.stockOfWeek>) {
    return this.service.stock(input);
  }
}
