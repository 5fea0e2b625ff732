import { Module } from "@nestjs/common";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { CardTries } from "./card-tries.ts";
import { CurrentPassword } from "./current-password.ts";
import { PasswordSignIn } from "./password-sign-in.ts";
import { SessionStore } from "./session-store.ts";
import { SessionsController } from "./sessions.controller.ts";
import { SessionsService } from "./sessions.service.ts";
import { SignupState } from "./signup-state.ts";
import { VisitOffer } from "./visit-offer.ts";

/** Who is signed in, and how often passwords and cards are tried. */
@Module({
  imports: [FlipperModule],
  controllers: [SessionsController],
  providers: [CardTries, CurrentPassword, PasswordSignIn, SessionsService, SessionStore, SignupState, VisitOffer],
  exports: [CardTries, CurrentPassword, PasswordSignIn, SessionsService, SessionStore, SignupState, VisitOffer],
})
export class SessionsModule {}
