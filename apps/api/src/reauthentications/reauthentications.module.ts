import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { SocialModule } from "../social/social.module.ts";
import { Reauthentication } from "./reauthentication.ts";
import { ReauthenticationsController } from "./reauthentications.controller.ts";

/** The password, asked for again. */
@Module({ imports: [SessionsModule, SocialModule], controllers: [ReauthenticationsController], providers: [Reauthentication] })
export class ReauthenticationsModule {}
