import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { skipWeeks, skipWeeksForm, unskipWeeks } from "@tablee/contracts/calls/several-weeks";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { SeveralWeeks } from "./several-weeks.ts";

@Controller()
export class SeveralWeeksController {
  constructor(private readonly several: SeveralWeeks) {}

  @Bind(skipWeeksForm)
  skipWeeksForm(@By() by: Caller) {
    return this.several.form(by);
  }

  @Bind(skipWeeks)
  skipWeeks(@Input() input: InputOf<typeof skipWeeks>, @By() by: Caller) {
    return this.several.skip(input, by);
  }

  @Bind(unskipWeeks)
  unskipWeeks(@Input() input: InputOf<typeof unskipWeeks>, @By() by: Caller) {
    return this.several.unskip(input, by);
  }
}
