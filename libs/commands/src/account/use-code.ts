import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import { type Offer, offerOf } from "@tablee/domain/pricing/offers";
import { isUsedUp } from "@tablee/domain/pricing/spread-code";
import { accounts, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { signUpStandingOf } from "../order/first-week.ts";
import { Refused } from "../refused.ts";
import { boxesFor, codedBox } from "./boxes.ts";
import { spreadAccountsCode } from "./spread-code.ts";

/**
 * A customer's code for the boxes to come: `undefined` takes back the one that counts. The open weeks get, or lose, what it
 * grants; what the account signed up with stays. A code that was taken back may be entered again and goes on where it stopped.
 */
export class UseCode extends Command<Outcome<Account>> {
  constructor(
    readonly input: { readonly accountId: string; readonly subscriptionId: string; readonly code: string | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UseCode)
export class UseCodeHandler implements ICommandHandler<UseCode> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, subscriptionId, code: entered }, context }: UseCode) {
    const { runtime } = this.deps;
    const { at } = context;
    const offer = entered === undefined ? undefined : offerOf(entered, at.slice(0, 10));
    if (entered !== undefined && offer?.audience !== "account") throw new Refused(refuse("code-invalid", { code: entered }));
    if (offer) await this.#refuseWithoutBoxes(subscriptionId);
    if (offer) await this.#refuseBeforeFirstBox(subscriptionId, at);
    if (offer) await this.#refuseUsed(accountId, subscriptionId, offer, at);
    const command = offer
      ? ({ type: "ApplyDiscountCode", code: offer.code, audience: "account", at } as const)
      : ({ type: "WithdrawDiscountCode", at } as const);
    const outcome = await runtime.handle(accounts, accountId, command, context);
    const spread = await spreadAccountsCode(runtime, accountId, subscriptionId, context);
    return { ...outcome, position: spread || outcome.position };
  }

  /** A closed subscription has no box to come. @throws Refused subscription-closed */
  async #refuseWithoutBoxes(subscriptionId: string): Promise<void> {
    const { state } = await this.deps.runtime.load(subscriptions, subscriptionId);
    if (state.status === "closed") throw new Refused(refuse("subscription-closed"));
  }

  /** The first box has the sign-up's code and no other. @throws Refused code-before-first-box */
  async #refuseBeforeFirstBox(subscriptionId: string, at: string): Promise<void> {
    const { status } = await signUpStandingOf(this.deps.runtime, subscriptionId, at);
    if (status !== "over") throw new Refused(refuse("code-before-first-box"));
  }

  /** @throws Refused code-used */
  async #refuseUsed(accountId: string, subscriptionId: string, offer: Offer, at: string): Promise<void> {
    const { runtime } = this.deps;
    const { state: account } = await runtime.load(accounts, accountId);
    const boxes = await boxesFor(runtime, subscriptionId, account, offer, at);
    const coded = boxes.map((box) => codedBox(box, at));
    if (isUsedUp(offer, coded)) throw new Refused(refuse("code-used", { code: offer.code }));
  }
}
