import { Module } from "@nestjs/common";
import { DeskErasures } from "./desk-erasures.ts";
import { DeskPrivacyController } from "./desk-privacy.controller.ts";
import { DeskRequests } from "./desk-requests.ts";
import { Erasure } from "./erasure.ts";
import { OwnData } from "./own-data.ts";
import { PrivacyController } from "./privacy.controller.ts";

/** What is held about a person: read, taken along, and forgotten. */
@Module({ controllers: [PrivacyController, DeskPrivacyController], providers: [DeskErasures, DeskRequests, Erasure, OwnData] })
export class PrivacyModule {}
