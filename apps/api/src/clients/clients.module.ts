import { Module } from "@nestjs/common";
import { ClientsController } from "./clients.controller.ts";

/** What was delivered to a client. */
@Module({ controllers: [ClientsController] })
export class ClientsModule {}
