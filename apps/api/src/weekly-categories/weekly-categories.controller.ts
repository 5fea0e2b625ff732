import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { saveRanking, weekData } from "@tablee/contracts/calls/weekly-categories";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { WeeklyCategoriesService } from "./weekly-categories.service.ts";

@Controller()
export class WeeklyCategoriesController {
  constructor(private readonly service: WeeklyCategoriesService) {}

  @Bind(weekData)
  data(@Input() input: InputOf<typeof weekData>, @By() by: Caller) {
    return this.service.data(input, by);
  }

  @Bind(saveRanking)
  save(@Input() input: InputOf<typeof saveRanking>, @By() by: Caller) {
    return this.service.save(input, by);
  }
}
