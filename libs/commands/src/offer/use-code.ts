import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import { type Offer, offerOf } from "@tablee/domain/offer/offers";
import { isUsedUp } from "@tablee/domain/offer/spread-code";
import { accounts, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { signUpStandingOf } from "../order/first-week.ts";
import { Refused } from "../refused.ts";
import { boxesFor, codedBox } from "./boxes.ts";
import { spreadAccountsCode } from "./spread-code.ts";

type Deps = Pick<Dependencies, "runtime">;

/**
 * A customer's code for the boxes to come: `undefined` takes back the one that counts. The open weeks get, or lose, what it
 * grants; what the account signed up with stays. A code that was taken back may be entered again and resumes where it stopped.
 */
export class UseCode extends Command<Outcome<Account>> {
  constructor(
    readonly input: { readonly accountId: string; readonly subscriptionId: string; readonly code: string | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** @throws Refused code-invalid, code-used, code-before-first-box, subscription-closed */
export async function useCode(deps: Deps, input: UseCode["input"], context: CommandContext): Promise<Outcome<Account>> {
  const { accountId, subscriptionId, code } = input;
  const { at } = context;
  const offer = code === undefined ? undefined : offerOf(code, at.slice(0, 10));
  if (code !== undefined && offer?.audience !== "account") throw new Refused(refuse("code-invalid", { code }));
  if (offer) await refuseUnusable(deps, input, offer, at);
  const command = offer
    ? ({ type: "ApplyDiscountCode", code: offer.code, audience: "account", at } as const)
    : ({ type: "WithdrawDiscountCode", at } as const);
  const outcome = await deps.runtime.handle(accounts, accountId, command, context);
  const spread = await spreadAccountsCode(deps.runtime, accountId, subscriptionId, context);
  return { ...outcome, position: spread || outcome.position };
}

/** A closed subscription has no box to come, and the first box has the sign-up's code and no other. */
async function refuseUnusable({ runtime }: Deps, { accountId, subscriptionId }: UseCode["input"], offer: Offer, at: string): Promise<void> {
  const { state: subscription } = await runtime.load(subscriptions, subscriptionId);
  if (subscription.status === "closed") throw new Refused(refuse("subscription-closed"));
  const { status } = await signUpStandingOf(runtime, subscriptionId, at);
  if (status !== "over") throw new Refused(refuse("code-before-first-box"));
  const { state: account } = await runtime.load(accounts, accountId);
  const boxes = await boxesFor(runtime, subscriptionId, account, offer, at);
  const coded = boxes.map((box) => codedBox(box, at));
  if (isUsedUp(offer, coded)) throw new Refused(refuse("code-used", { code: offer.code }));
}

@CommandHandler(UseCode)
export class UseCodeHandler implements ICommandHandler<UseCode> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input, context }: UseCode) {
    return useCode(this.deps, input, context);
  }
}
