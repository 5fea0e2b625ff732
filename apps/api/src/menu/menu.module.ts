import { Module } from "@nestjs/common";
import { MenuController } from "./menu.controller.ts";

/** The dishes of a week. */
@Module({ controllers: [MenuController] })
export class MenuModule {}
