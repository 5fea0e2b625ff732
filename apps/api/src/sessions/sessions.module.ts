import { Module } from "@nestjs/common";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { CardTries } from "./card-tries.ts";
import { PasswordDoor } from "./password-door.ts";
import { SessionStore } from "./session-store.ts";
import { SessionsController } from "./sessions.controller.ts";
import { SessionsService } from "./sessions.service.ts";
import { SignupState } from "./signup-state.ts";

/** Who is signed in, and how often passwords and cards are tried. */
@Module({
  imports: [FlipperModule],
  controllers: [SessionsController],
  providers: [CardTries, PasswordDoor, SessionsService, SessionStore, SignupState],
  exports: [CardTries, PasswordDoor, SessionStore, SignupState],
})
export class SessionsModule {}
