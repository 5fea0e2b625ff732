import { Module } from "@nestjs/common";
import { DeskFlags } from "./desk-flags.ts";
import { FlipperController } from "./flipper.controller.ts";
import { Flipper } from "./flipper.service.ts";

/** Features that are on or off. */
@Module({ controllers: [FlipperController], providers: [DeskFlags, Flipper], exports: [Flipper] })
export class FlipperModule {}
