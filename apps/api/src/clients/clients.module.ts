import { Module } from "@nestjs/common";
import { ClientsController } from "./clients.controller.ts";
import { DeliveryHistory } from "./delivery-history.ts";

/** What was delivered to a client. */
@Module({ controllers: [ClientsController], providers: [DeliveryHistory] })
export class ClientsModule {}
