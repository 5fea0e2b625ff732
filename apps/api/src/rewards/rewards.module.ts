import { Module } from "@nestjs/common";
import { RewardsController } from "./rewards.controller.ts";
import { RewardsService } from "./rewards.service.ts";

/** Points, credit and referrals. */
@Module({ controllers: [RewardsController], providers: [RewardsService] })
export class RewardsModule {}
