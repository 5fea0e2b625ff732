import { Module } from "@nestjs/common";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { SignupModule } from "../signup/signup.module.ts";
import { IdentityProof } from "./identity-proof.ts";
import { ProviderCallback } from "./provider-callback.ts";
import { ProviderSession } from "./provider-session.ts";
import { ProviderSignIn } from "./provider-sign-in.ts";
import { ProviderStart } from "./provider-start.ts";
import { SocialController } from "./social.controller.ts";
import { WaysToSignIn } from "./ways-to-sign-in.ts";

/** Coming in through Google, Facebook or Apple. */
@Module({
  imports: [FlipperModule, SessionsModule, SignupModule],
  controllers: [SocialController],
  providers: [IdentityProof, ProviderCallback, ProviderSession, ProviderSignIn, ProviderStart, WaysToSignIn],
  exports: [ProviderStart],
})
export class SocialModule {}
