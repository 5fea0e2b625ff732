import { Injectable } from "@nestjs/common";
import { accounts } from "@tablee/commands/aggregates";
import { signUpCodeOf } from "@tablee/commands/offer/sign-up-code";
import { defaultCodeOn, type Offer, offerOf } from "@tablee/domain/offer/offers";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";

/** The offer of a visit: whichever way leads to the plans, what the bar promises is what the first box is priced with. */
@Injectable()
export class VisitOffer {
  constructor(
    private readonly api: ApiContext,
    private readonly flipper: Flipper,
  ) {}

  /** The code that a link brought or that was typed in; without one the default offer's, where that is switched on. */
  async codeOf({ session, receivedAt }: Caller): Promise<string | undefined> {
    if (session?.data.discountCode) return session.data.discountCode;
    return (await this.flipper.enabled("Immediate_Billing_Default_offer")) ? defaultCodeOn(receivedAt.slice(0, 10)) : undefined;
  }

  /** The code that a client's first order is priced with; undefined where none counts, or for a visitor. */
  async signUpCodeOf(by: Caller): Promise<string | undefined> {
    const [{ state: account }, code] = await Promise.all([this.api.steps.load(accounts, by.accountId), this.codeOf(by)]);
    return signUpCodeOf(account, code, by.receivedAt);
  }

  /** The offer that a first box would have: a visitor's, or that of a client whose sign-up is not over. */
  async ofFirstBox(by: Caller): Promise<Offer | undefined> {
    const code = by.session?.accountId ? await this.#openCodeOf(by) : await this.codeOf(by);
    return code === undefined ? undefined : offerOf(code, by.receivedAt.slice(0, 10));
  }

  async #openCodeOf(by: Caller): Promise<string | undefined> {
    const { state: account } = await this.api.steps.load(accounts, by.accountId);
    if ("signUpCodeFixedAt" in account && account.signUpCodeFixedAt) return undefined;
    return this.signUpCodeOf(by);
  }
}
