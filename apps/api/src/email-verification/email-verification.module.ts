import { Module } from "@nestjs/common";
import { EmailVerificationController } from "./email-verification.controller.ts";
import { EmailVerification } from "./email-verification.ts";

/** Whether an account's address of mail is its owner's. */
@Module({ controllers: [EmailVerificationController], providers: [EmailVerification] })
export class EmailVerificationModule {}
