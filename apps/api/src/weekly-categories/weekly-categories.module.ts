import { Module } from "@nestjs/common";
import { WeeklyCategoriesController } from "./weekly-categories.controller.ts";

/** How staff rank the dishes of a week. */
@Module({ controllers: [WeeklyCategoriesController] })
export class WeeklyCategoriesModule {}
