import { Module } from "@nestjs/common";
import { CommunicationSettings } from "./communication-settings.ts";
import { SettingsCommunicationsController } from "./settings-communications.controller.ts";

/** What an account agreed to receive. */
@Module({ controllers: [SettingsCommunicationsController], providers: [CommunicationSettings] })
export class SettingsCommunicationsModule {}
