import { Controller } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import { beginPaypalVaulting, paypalIdToken, paypalVaultSetupToken } from "@tablee/contracts/calls/paypal";
import { ApiContext } from "../api-context.ts";
import { Bind, By } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";

@Controller()
export class PaypalController {
  constructor(private readonly api: ApiContext) {}

  @Bind(paypalIdToken)
  idToken(@By() by: Caller): Promise<OutputOf<typeof paypalIdToken>> {
    return this.api.opened.gateways.paypal.idToken(by.accountId);
  }

  @Bind(paypalVaultSetupToken)
  setupToken(@By() by: Caller): Promise<OutputOf<typeof paypalVaultSetupToken>> {
    return this.api.opened.gateways.paypal.beginVaulting(by.accountId);
  }

  @Bind(beginPaypalVaulting)
  beginVaulting(@By() by: Caller): Promise<OutputOf<typeof beginPaypalVaulting>> {
    return this.api.opened.gateways.paypal.beginVaulting(by.accountId);
  }
}
