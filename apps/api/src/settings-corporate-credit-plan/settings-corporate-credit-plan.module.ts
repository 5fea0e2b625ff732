import { Module } from "@nestjs/common";
import { CorporatePlans } from "./corporate-plans.ts";
import { SettingsCorporateCreditPlanController } from "./settings-corporate-credit-plan.controller.ts";

/** Credit that an employer or a partner gives each month. */
@Module({ controllers: [SettingsCorporateCreditPlanController], providers: [CorporatePlans] })
export class SettingsCorporateCreditPlanModule {}
