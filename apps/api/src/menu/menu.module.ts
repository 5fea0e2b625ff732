import { Module } from "@nestjs/common";
import { MenuController } from "./menu.controller.ts";
import { MenuService } from "./menu.service.ts";

/** The dishes of a week. */
@Module({ controllers: [MenuController], providers: [MenuService] })
export class MenuModule {}
