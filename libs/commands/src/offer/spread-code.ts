import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { spreadCodes } from "@tablee/domain/offer/spread-code";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { accounts, orders } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { boxesFor, boxOfferOf, codedBox, isChangeable, signUpOfferOf } from "./boxes.ts";

/** Brings what the boxes to come carry in line with the code that counts: after a code, or a box, came or went. */
export class SpreadCode extends Command<void> {
  constructor(
    readonly input: { readonly accountId: string } | { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

type Deps = Pick<Dependencies, "runtime" | "facts">;

/** Spreads the code of the account, or of the account that an order belongs to. */
export async function spreadCode(deps: Deps, input: SpreadCode["input"], context: CommandContext): Promise<void> {
  const owner = await ownerOf(deps, input);
  if (owner) await spreadAccountsCode(deps.runtime, owner.accountId, owner.subscriptionId, context);
}

async function ownerOf(
  { runtime, facts }: Deps,
  input: SpreadCode["input"],
): Promise<{ accountId: string; subscriptionId: string } | undefined> {
  if ("orderId" in input) {
    const { state } = await runtime.load(orders, input.orderId);
    return state.status === "none" ? undefined : state;
  }
  const subscription = await subscriptionOfAccount(facts, input.accountId);
  return subscription && { accountId: input.accountId, subscriptionId: subscription.key };
}

@CommandHandler(SpreadCode)
export class SpreadCodeHandler implements ICommandHandler<SpreadCode> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input, context }: SpreadCode) {
    return spreadCode(this.deps, input, context);
  }
}

const MOST_ROUNDS = 20;

/**
 * Spreads the code that counts over the boxes to come; answers the position of the last event. Looks again after it wrote: of two
 * that change codes or weeks at once, the later one sees what the other did, and nothing is given twice.
 */
export async function spreadAccountsCode(
  runtime: CommandRuntime,
  accountId: string,
  subscriptionId: string,
  context: CommandContext,
): Promise<bigint> {
  let position = 0n;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changes = await changesFor(runtime, accountId, subscriptionId, context.at);
    if (changes.length === 0) return position;
    for (const { orderId, grants } of changes) {
      const command = { type: "ChangeDiscounts", grants, receivedAt: context.at } as const;
      const own = part({ ...context, subject: accountId }, "spread", round, orderId);
      const outcome = await runtime.handle(orders, orderId, command, own).catch((error) => {
        // It was locked meanwhile: what it carries stands.
        if (error instanceof Refused) return undefined;
        throw error;
      });
      if (outcome && outcome.position > position) position = outcome.position;
    }
  }
  throw new Error("the boxes of an account change each time that its code is spread");
}

interface Change {
  readonly orderId: string;
  readonly grants: readonly DiscountGrant[];
}

/** What boxes lose comes before what others gain: dying in between gives too little for a while, never too much. */
async function changesFor(runtime: CommandRuntime, accountId: string, subscriptionId: string, at: string): Promise<Change[]> {
  const { state: account } = await runtime.load(accounts, accountId);
  // An account that never entered a code has nothing to spread, nor to take back.
  if (!("person" in account) || (account.codesSince === undefined && account.discountCode === undefined)) return [];
  const offers = [signUpOfferOf(account, at), boxOfferOf(account, at)].flatMap((offer) => offer ?? []);
  const boxes = await boxesFor(runtime, subscriptionId, account, boxOfferOf(account, at), at);
  const spread = spreadCodes(
    offers,
    boxes.map((box) => codedBox(box, at)),
  );
  const changes = boxes.flatMap((box, i) => {
    const grants = spread[i]!;
    const same = JSON.stringify(grants) === JSON.stringify(box.grants);
    return same || !isChangeable(box, at) ? [] : [{ orderId: box.orderId, grants, gained: grants.length - box.grants.length }];
  });
  return changes.toSorted((one, other) => one.gained - other.gained);
}
