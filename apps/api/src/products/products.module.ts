import { Module } from "@nestjs/common";
import { ProductsController } from "./products.controller.ts";
import { ProductsService } from "./products.service.ts";

/** Recipes, meals and market items. */
@Module({ controllers: [ProductsController], providers: [ProductsService] })
export class ProductsModule {}
