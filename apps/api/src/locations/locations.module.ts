import { Module } from "@nestjs/common";
import { LocationsController } from "./locations.controller.ts";
import { LocationsService } from "./locations.service.ts";

/** Where and when there is delivery. */
@Module({ controllers: [LocationsController], providers: [LocationsService] })
export class LocationsModule {}
