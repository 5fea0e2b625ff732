import { Module } from "@nestjs/common";
import { LocationsController } from "./locations.controller.ts";

/** Where and when there is delivery. */
@Module({ controllers: [LocationsController] })
export class LocationsModule {}
