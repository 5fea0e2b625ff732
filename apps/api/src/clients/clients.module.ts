import { Module } from "@nestjs/common";
import { ClientsController } from "./clients.controller.ts";
import { DeliveryHistory } from "./delivery-history.ts";
import { HeardFrom } from "./heard-from.ts";

/** What was delivered to a client. */
@Module({ controllers: [ClientsController], providers: [DeliveryHistory, HeardFrom] })
export class ClientsModule {}
