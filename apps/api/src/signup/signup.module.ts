import { Module } from "@nestjs/common";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { CompleteSignup } from "./complete-signup.ts";
import { FirstBox } from "./first-box.ts";
import { FirstOrder } from "./first-order.ts";
import { FirstOrderPreviews } from "./first-order-preview.ts";
import { Register } from "./register.ts";
import { SignupController } from "./signup.controller.ts";
import { SignupReads } from "./signup-reads.ts";

/** From a plan to the first order. */
@Module({
  imports: [FlipperModule, SessionsModule],
  controllers: [SignupController],
  providers: [CompleteSignup, FirstBox, FirstOrder, FirstOrderPreviews, Register, SignupReads],
})
export class SignupModule {}
