import { Module } from "@nestjs/common";
import { RewardsController } from "./rewards.controller.ts";

/** Points, credit and referrals. */
@Module({ controllers: [RewardsController] })
export class RewardsModule {}
