import { Injectable } from "@nestjs/common";
import { type SignUpCodes, signUpCodesOf } from "@tablee/commands/offer/sign-up-code";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { defaultCodeOn, type Offer, offerOf } from "@tablee/domain/offer/offers";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";

/** The offer of a visit: the first box is priced with the offer that the bar promises, by every way to the plans. */
@Injectable()
export class VisitOffer {
  constructor(
    private readonly api: ApiContext,
    private readonly flipper: Flipper,
  ) {}

  /**
   * The code from a link or from the person; without one the default offer's, if that is on. `flags`: if the caller has read them
   * already.
   */
  async codeOf({ session, receivedAt }: Caller, flags?: Readonly<Record<FlagName, boolean>>): Promise<string | undefined> {
    if (session?.data.discountCode) return session.data.discountCode;
    const offered = "Immediate_Billing_Default_offer";
    const isOffered = flags ? flags[offered] : await this.flipper.enabled(offered, session?.accountId);
    return isOffered ? defaultCodeOn(receivedAt.slice(0, 10)) : undefined;
  }

  /** The codes that price a client's first order. */
  async signUpCodesOf(by: Caller): Promise<SignUpCodes> {
    return signUpCodesOf(this.api.steps, by.accountId, await this.codeOf(by), by.receivedAt);
  }

  /** The offer that a first box would have: a visitor's, or that of a client whose sign-up is not over. */
  async ofFirstBox(by: Caller): Promise<Offer | undefined> {
    if (!by.session?.accountId) return this.ofVisitor(by);
    const { signUp, isFixed } = await this.signUpCodesOf(by);
    return isFixed ? undefined : offerFor(signUp, by);
  }

  /** The offer that the bar promises a visitor. */
  async ofVisitor(by: Caller, flags?: Readonly<Record<string, boolean>>): Promise<Offer | undefined> {
    return offerFor(await this.codeOf(by, flags), by);
  }
}

const offerFor = (code: string | undefined, { receivedAt }: Caller): Offer | undefined =>
  code === undefined ? undefined : offerOf(code, receivedAt.slice(0, 10));
