import { Module } from "@nestjs/common";
import { ActorNames } from "./actor-names.ts";
import { SupportController } from "./support.controller.ts";
import { SupportService } from "./support.service.ts";

/** What support sees of an account. */
@Module({ controllers: [SupportController], providers: [ActorNames, SupportService], exports: [ActorNames] })
export class SupportModule {}
