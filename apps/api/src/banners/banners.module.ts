import { Module } from "@nestjs/common";
import { AccountModule } from "../account/account.module.ts";
import { BannersController } from "./banners.controller.ts";

/** What the cart says about points and larger plans. */
@Module({ imports: [AccountModule], controllers: [BannersController] })
export class BannersModule {}
