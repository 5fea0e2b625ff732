import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-taste";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { DishReplacements } from "./dish-replacements.ts";
import { TasteSettingsService } from "./taste-settings.ts";

@Controller()
export class SettingsTasteController {
  constructor(
    private readonly service: TasteSettingsService,
    private readonly replacements: DishReplacements,
  ) {}

  @Bind(calls.tasteSettings)
  show(@By() by: Caller) {
    return this.service.show(by);
  }

  @Bind(calls.updateTastes)
  update(@Input() input: InputOf<typeof calls.updateTastes>, @By() by: Caller) {
    return this.service.update(input, by);
  }

  @Bind(calls.dishReplacements)
  showReplacements(@By() by: Caller) {
    return this.replacements.show(by);
  }

  @Bind(calls.replaceDishes)
  replaceDishes(@Input() input: InputOf<typeof calls.replaceDishes>, @By() by: Caller) {
    return this.replacements.replace(input, by);
  }
}
