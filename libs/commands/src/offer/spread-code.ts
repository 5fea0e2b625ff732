import { spreadCodes } from "@tablee/domain/offer/spread-code";
import type { DiscountGrant } from "@tablee/domain/pricing/vocabulary";
import { accounts, orders } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { boxesFor, boxOfferOf, codedBox, isChangeable, signUpOfferOf } from "./boxes.ts";

/** The boxes of an account, or of the account that an order belongs to. */
type BoxesToSpreadOver = { readonly accountId: string } | { readonly orderId: string };

/** Brings what the boxes to come carry in line with the code that counts: after a code, or a box, came or went. */
export async function spreadCode(steps: Steps, input: BoxesToSpreadOver, context: CommandContext): Promise<void> {
  const owner = await ownerOf(steps, input);
  if (owner) await spreadAccountsCode(steps, owner.accountId, owner.subscriptionId, context);
}

async function ownerOf(
  { load, facts }: Steps,
  input: BoxesToSpreadOver,
): Promise<{ readonly accountId: string; readonly subscriptionId: string } | undefined> {
  if ("orderId" in input) {
    const { state } = await load(orders, input.orderId);
    return state.status === "none" ? undefined : state;
  }
  const subscriptionId = await facts.subscriptionOf(input.accountId);
  return subscriptionId === undefined ? undefined : { accountId: input.accountId, subscriptionId };
}

const MOST_ROUNDS = 20;

/**
 * Spreads the code that counts over the boxes to come; answers the position of the last event. Looks again after it wrote: of two
 * that change codes or weeks at once, the later write sees the earlier one, and nothing is given twice.
 */
export async function spreadAccountsCode(
  streams: Streams,
  accountId: string,
  subscriptionId: string,
  context: CommandContext,
): Promise<bigint> {
  let position = 0n;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changes = await changesFor(streams, accountId, subscriptionId, context.at);
    if (changes.length === 0) return position;
    for (const { orderId, grants } of changes) {
      const command = { type: "ChangeDiscounts", grants, receivedAt: context.at } as const;
      const own = part({ ...context, subject: accountId }, "spread", round, orderId);
      const outcome = await streams.handle(orders, orderId, command, own).catch((error) => {
        // It was locked meanwhile: what it carries stands.
        if (error instanceof Refused) return undefined;
        throw error;
      });
      if (outcome && outcome.position > position) position = outcome.position;
    }
  }
  throw new Error("the boxes of an account do not settle");
}

interface Change {
  readonly orderId: string;
  readonly grants: readonly DiscountGrant[];
}

/** What boxes lose comes before what others gain: dying in between gives too little for a while, never too much. */
async function changesFor(streams: Streams, accountId: string, subscriptionId: string, at: string): Promise<Change[]> {
  const { state: account } = await streams.load(accounts, accountId);
  // An account that never entered a code has nothing to spread, nor to take back.
  if (!("person" in account) || (account.codesSince === undefined && account.discountCode === undefined)) return [];
  const offers = [signUpOfferOf(account, at), boxOfferOf(account, at)].flatMap((offer) => offer ?? []);
  const boxes = await boxesFor(streams, subscriptionId, account, boxOfferOf(account, at), at);
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
