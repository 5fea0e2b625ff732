import { Module } from "@nestjs/common";
import { WeeklyCategoriesController } from "./weekly-categories.controller.ts";
import { WeeklyCategoriesService } from "./weekly-categories.service.ts";

/** How staff rank the dishes of a week. */
@Module({ controllers: [WeeklyCategoriesController], providers: [WeeklyCategoriesService] })
export class WeeklyCategoriesModule {}
