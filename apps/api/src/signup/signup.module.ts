import { Module } from "@nestjs/common";
import { AddressesModule } from "../addresses/addresses.module.ts";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { CompleteSignup } from "./complete-signup.ts";
import { FirstBox } from "./first-box.ts";
import { FirstOrderController } from "./first-order.controller.ts";
import { FirstOrder } from "./first-order.ts";
import { FirstOrderPreviews } from "./first-order-preview.ts";
import { FirstOrderReads } from "./first-order-reads.ts";
import { NewAccount } from "./new-account.ts";
import { Register } from "./register.ts";
import { SignupController } from "./signup.controller.ts";
import { SignupReads } from "./signup-reads.ts";

/** From a plan to the first order. */
@Module({
  imports: [AddressesModule, FlipperModule, SessionsModule],
  controllers: [FirstOrderController, SignupController],
  providers: [CompleteSignup, FirstBox, FirstOrder, FirstOrderPreviews, FirstOrderReads, NewAccount, Register, SignupReads],
  exports: [NewAccount],
})
export class SignupModule {}
