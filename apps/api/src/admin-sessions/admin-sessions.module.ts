import { Module } from "@nestjs/common";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { AdminSessionsController } from "./admin-sessions.controller.ts";
import { StaffDoor } from "./staff-door.ts";

/** How staff sign in and out. */
@Module({ imports: [SessionsModule], controllers: [AdminSessionsController], providers: [StaffDoor] })
export class AdminSessionsModule {}
