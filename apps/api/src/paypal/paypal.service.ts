import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { approvePaypal, beginPaypalVaulting, paypalIdToken, paypalTestAccounts } from "@tablee/contracts/calls/paypal";
import type { PaypalGateway } from "@tablee/gateways/paypal/paypal-gateway";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

/** PayPal knows our customers by their account ids, and the buyer of a gift card by the id of the card. */
@Injectable()
export class Paypal {
  readonly #gateway: PaypalGateway;

  constructor(api: ApiContext) {
    this.#gateway = api.opened.gateways.payments.paypal;
  }

  idToken({ accountId }: Caller): Promise<OutputOf<typeof paypalIdToken>> {
    return this.#gateway.idToken(accountId);
  }

  beginVaulting(asked: InputOf<typeof beginPaypalVaulting>, { accountId }: Caller): Promise<OutputOf<typeof beginPaypalVaulting>> {
    return this.#gateway.beginVaulting(accountId, asked);
  }

  testAccounts(): OutputOf<typeof paypalTestAccounts> {
    return { accounts: [...(this.#gateway.approvals?.accounts ?? [])] };
  }

  /**
   * @throws Failure payment-method-unknown: the setup is a different customer's, the account is unknown, or no approval page is offered
   * here
   */
  async approve(
    { setupToken, account, giftCardId }: InputOf<typeof approvePaypal>,
    { session }: Caller,
  ): Promise<OutputOf<typeof approvePaypal>> {
    const { approvals } = this.#gateway;
    const customerId = giftCardId ?? session?.accountId;
    if (customerId === undefined) throw new Failure("payment-method-unknown");
    const isKnown = account === null || approvals?.accounts.some(({ id }) => id === account);
    const returnTo = isKnown ? await approvals?.approve(setupToken, customerId, account ?? undefined) : undefined;
    if (returnTo === undefined) throw new Failure("payment-method-unknown");
    return { returnTo };
  }
}
