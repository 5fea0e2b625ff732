import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import {
  clientSources,
  deliveryHistory,
  nameSource,
  registerPushToken,
  unregisterPushToken,
  updateModalStatus,
} from "@tablee/contracts/calls/clients";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { AcquisitionSource } from "./acquisition-source.ts";
import { DeliveryHistory } from "./delivery-history.ts";
import { PushDevices } from "./push-devices.ts";

@Controller()
export class ClientsController {
  constructor(
    private readonly deliveries: DeliveryHistory,
    private readonly sources: AcquisitionSource,
    private readonly devices: PushDevices,
  ) {}

  @Bind(deliveryHistory)
  history(@Input() input: InputOf<typeof deliveryHistory>, @By() by: Caller) {
    return this.deliveries.page(input, by);
  }

  @Bind(clientSources)
  heardFrom(@By() by: Caller) {
    return this.sources.show(by);
  }

  @Bind(nameSource)
  name(@Input() input: InputOf<typeof nameSource>, @By() by: Caller) {
    return this.sources.name(input, by);
  }

  @Bind(updateModalStatus)
  modal(@Input() input: InputOf<typeof updateModalStatus>, @By() by: Caller) {
    return this.sources.update(input, by);
  }

  @Bind(registerPushToken)
  registerPush(@Input() input: InputOf<typeof registerPushToken>, @By() by: Caller) {
    return this.devices.register(input, by);
  }

  @Bind(unregisterPushToken)
  unregisterPush(@Input() input: InputOf<typeof unregisterPushToken>, @By() by: Caller) {
    return this.devices.unregister(input, by);
  }
}
