import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { menuData } from "@tablee/contracts/calls/menu";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { MenuService } from "./menu.service.ts";

@Controller()
export class MenuController {
  constructor(private readonly service: MenuService) {}

  @Bind(menuData)
  data(@Input() input: InputOf<typeof menuData>, @By() by: Caller) {
    return this.service.data(input, by);
  }
}
