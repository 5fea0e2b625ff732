import { Module } from "@nestjs/common";
import { ClientsController } from "./clients.controller.ts";
import { DeliveryHistory } from "./delivery-history.ts";
import { HeardFrom } from "./heard-from.ts";
import { PushDevices } from "./push-devices.ts";

/** What was delivered to a client, how they heard of us, and their devices. */
@Module({ controllers: [ClientsController], providers: [DeliveryHistory, HeardFrom, PushDevices] })
export class ClientsModule {}
