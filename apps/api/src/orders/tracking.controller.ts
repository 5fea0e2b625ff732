import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { chooseHandover, tracking, trackingByLink } from "@tablee/contracts/calls/tracking";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { TrackingService } from "./tracking.service.ts";
import { TrackingByLink } from "./tracking-by-link.service.ts";

@Controller()
export class TrackingController {
  constructor(
    private readonly boxes: TrackingService,
    private readonly links: TrackingByLink,
  ) {}

  @Bind(tracking)
  tracking(@Input() { orderId }: InputOf<typeof tracking>, @By() by: Caller) {
    return this.boxes.tracking(orderId, by);
  }

  @Bind(chooseHandover)
  chooseHandover(@Input() input: InputOf<typeof chooseHandover>, @By() by: Caller) {
    return this.boxes.chooseHandover(input, by);
  }

  @Bind(trackingByLink)
  trackingByLink(@Input() { token }: InputOf<typeof trackingByLink>, @By() by: Caller) {
    return this.links.tracking(token, by.receivedAt);
  }
}
