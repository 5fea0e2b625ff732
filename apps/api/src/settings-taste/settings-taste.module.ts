import { Module } from "@nestjs/common";
import { SettingsTasteController } from "./settings-taste.controller.ts";
import { TasteSettingsService } from "./taste-settings.ts";

/** What a household likes, and what never comes. */
@Module({ controllers: [SettingsTasteController], providers: [TasteSettingsService] })
export class SettingsTasteModule {}
