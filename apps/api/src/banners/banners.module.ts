import { Module } from "@nestjs/common";
import { AccountModule } from "../account/account.module.ts";
import { BannersController } from "./banners.controller.ts";
import { LargerPlan } from "./larger-plan.ts";

/** What the cart says about points and larger plans. */
@Module({ imports: [AccountModule], controllers: [BannersController], providers: [LargerPlan] })
export class BannersModule {}
