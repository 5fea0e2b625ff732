import { Module } from "@nestjs/common";
import { NewsletterController } from "./newsletter.controller.ts";
import { Newsletter } from "./newsletter.ts";

/** The form beneath every page. */
@Module({ controllers: [NewsletterController], providers: [Newsletter] })
export class NewsletterModule {}
