import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { exportAccess, exportEvents, forgetMe, privacy } from "@tablee/contracts/calls/privacy";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Erasure } from "./erasure.ts";
import { OwnData } from "./own-data.ts";

@Controller()
export class PrivacyController {
  constructor(
    private readonly data: OwnData,
    private readonly erasure: Erasure,
  ) {}

  @Bind(privacy)
  show(@By() by: Caller) {
    return this.data.show(by);
  }

  @Bind(exportEvents)
  events(@Input() input: InputOf<typeof exportEvents>, @By() by: Caller) {
    return this.data.events(input, by);
  }

  @Bind(exportAccess)
  access(@By() by: Caller) {
    return this.data.access(by);
  }

  @Bind(forgetMe)
  forget(@Input() input: InputOf<typeof forgetMe>, @By() by: Caller) {
    return this.erasure.forgetMe(input, by);
  }
}
