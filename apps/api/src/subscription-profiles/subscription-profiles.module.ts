import { Module } from "@nestjs/common";
import { ExplanationsService } from "./explanations.service.ts";
import { GenerationService } from "./generation.service.ts";
import { ProfilesService } from "./profiles.service.ts";
import { RunViews } from "./run-views.ts";
import { SubscriptionProfilesController } from "./subscription-profiles.controller.ts";

/** What generation knows of subscriptions, and its runs. */
@Module({ controllers: [SubscriptionProfilesController], providers: [ExplanationsService, GenerationService, ProfilesService, RunViews] })
export class SubscriptionProfilesModule {}
