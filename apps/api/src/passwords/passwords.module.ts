import { Module } from "@nestjs/common";
import { NewPasswords } from "./new-passwords.ts";
import { PasswordReset } from "./password-reset.ts";
import { PasswordsController } from "./passwords.controller.ts";

/** New passwords: by a mailed link, or in the settings. */
@Module({ controllers: [PasswordsController], providers: [NewPasswords, PasswordReset], exports: [NewPasswords, PasswordReset] })
export class PasswordsModule {}
