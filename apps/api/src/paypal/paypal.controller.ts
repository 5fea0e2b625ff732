import { Controller } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import {
  approvePaypal,
  beginPaypalVaulting,
  paypalIdToken,
  paypalTestAccounts,
  paypalVaultSetupToken,
} from "@tablee/contracts/calls/paypal";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Paypal } from "./paypal.service.ts";

@Controller()
export class PaypalController {
  constructor(private readonly paypal: Paypal) {}

  @Bind(paypalIdToken)
  idToken(@By() by: Caller): Promise<OutputOf<typeof paypalIdToken>> {
    return this.paypal.idToken(by);
  }

  @Bind(paypalVaultSetupToken)
  setupToken(@Input() input: InputOf<typeof paypalVaultSetupToken>, @By() by: Caller): Promise<OutputOf<typeof paypalVaultSetupToken>> {
    return this.paypal.beginVaulting(input, by);
  }

  @Bind(beginPaypalVaulting)
  beginVaulting(@Input() input: InputOf<typeof beginPaypalVaulting>, @By() by: Caller): Promise<OutputOf<typeof beginPaypalVaulting>> {
    return this.paypal.beginVaulting(input, by);
  }

  @Bind(paypalTestAccounts)
  testAccounts(): OutputOf<typeof paypalTestAccounts> {
    return this.paypal.testAccounts();
  }

  @Bind(approvePaypal)
  approve(@Input() input: InputOf<typeof approvePaypal>, @By() by: Caller): Promise<OutputOf<typeof approvePaypal>> {
    return this.paypal.approve(input, by);
  }
}
