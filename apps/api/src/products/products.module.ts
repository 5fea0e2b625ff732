import { Module } from "@nestjs/common";
import { ProductsController } from "./products.controller.ts";

/** Recipes, meals and market items. */
@Module({ controllers: [ProductsController] })
export class ProductsModule {}
