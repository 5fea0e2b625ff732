import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-communications";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { CommunicationSettings } from "./communication-settings.ts";

@Controller()
export class SettingsCommunicationsController {
  constructor(private readonly service: CommunicationSettings) {}

  @Bind(calls.communications)
  show(@By() by: Caller) {
    return this.service.show(by);
  }

  @Bind(calls.updateCommunications)
  update(@Input() input: InputOf<typeof calls.updateCommunications>, @By() by: Caller) {
    return this.service.update(input, by);
  }

  @Bind(calls.customerSmsConsent)
  sms(@By() by: Caller) {
    return this.service.sms(by);
  }

  @Bind(calls.updateSmsConsent)
  updateSms(@Input() { agreed }: InputOf<typeof calls.updateSmsConsent>, @By() by: Caller) {
    return this.service.update(agreed === undefined ? { agreed: [], withdrawn: ["sms"] } : { agreed: [agreed], withdrawn: [] }, by);
  }
}
