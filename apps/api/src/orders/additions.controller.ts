import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Additions } from "./additions.ts";

@Controller()
export class AdditionsController {
  constructor(private readonly service: Additions) {}

  @Bind(createPatch)
  create(@Input() input: InputOf<typeof createPatch>, @By() by: Caller) {
    return this.service.start(input, by);
  }

  @Bind(billPatch)
  bill(@Input() input: InputOf<typeof billPatch>, @By() by: Caller) {
    return this.service.bill(input, by);
  }
}
