import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { flags, turnFlag } from "@tablee/contracts/calls/admin/flags";
import { getFeatureFlag, getFeatureFlags } from "@tablee/contracts/calls/sessions";
import { AdminFlags } from "../admin/flags/flags.ts";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Flipper } from "./flipper.service.ts";

@Controller()
export class FlipperController {
  constructor(
    private readonly flipper: Flipper,
    private readonly desk: AdminFlags,
  ) {}

  @Bind(getFeatureFlag)
  async one(@Input() { flag }: InputOf<typeof getFeatureFlag>, @By() by: Caller) {
    return { enabled: await this.flipper.enabled(flag, by.session?.accountId) };
  }

  @Bind(getFeatureFlags)
  async all(@By() by: Caller) {
    return { flags: await this.flipper.all(by.session?.accountId) };
  }

  @Bind(flags)
  list(@By() by: Caller) {
    return this.desk.list(by);
  }

  @Bind(turnFlag)
  turn(@Input() input: InputOf<typeof turnFlag>, @By() by: Caller) {
    return this.desk.turn(input, by);
  }
}
