import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { getFeatureFlag, getFeatureFlags } from "@tablee/contracts/calls/sessions";
import { Bind, Input } from "../http/bind.ts";
import { Flipper } from "./flipper.service.ts";

@Controller()
export class FlipperController {
  constructor(private readonly flipper: Flipper) {}

  @Bind(getFeatureFlag)
  async one(@Input() { flag }: InputOf<typeof getFeatureFlag>) {
    return { enabled: await this.flipper.enabled(flag) };
  }

  @Bind(getFeatureFlags)
  async all() {
    return { flags: await this.flipper.all() };
  }
}
