import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { StaffDoor } from "./staff-door.ts";
import { StaffSessionsController } from "./staff-sessions.controller.ts";

/** How staff sign in and out. */
@Module({ imports: [SessionsModule], controllers: [StaffSessionsController], providers: [StaffDoor] })
export class StaffSessionsModule {}
