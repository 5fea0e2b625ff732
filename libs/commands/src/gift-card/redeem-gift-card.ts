import type { Grant } from "@tablee/domain/credit/grants";
import { isGiftCode, readGiftCode } from "@tablee/domain/gift-card/code";
import { refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import { accounts, credits, giftCards } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { refuseClosed } from "../credit/grant-credit.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { codeHashOf } from "./gift-code.ts";

/** The id of the gift card with a code; undefined where there is none. The answer may lag behind the log. */
export const giftCardOf = async (steps: Steps, code: string): Promise<string | undefined> =>
  isGiftCode(code) ? steps.facts.giftCardOf(hashOf(steps, code)) : undefined;

const hashOf = (steps: Steps, code: string): string => codeHashOf(steps, readGiftCode(code));

/**
 * Redeems a gift card: of several accounts or windows, the card's own stream admits the first one. Its value becomes credit of the account;
 * a process that crashes in between leaves that to the policy that follows the card. Returns the credit of the account from then on.
 * @throws Refused code-invalid, code-used, code-expired, gift-card-frozen, gift-card-refunded; account-closed, subscription-closed for a bonus, which would expire unspent
 */
export async function redeemGiftCard(
  steps: Steps,
  { accountId, code }: { readonly accountId: AccountId; readonly code: string },
  context: CommandContext,
): Promise<readonly Grant[]> {
  const giftCardId = await giftCardOf(steps, code);
  if (giftCardId === undefined) throw new Refused(refuse("code-invalid"));
  const [{ state: card }, { state: account }] = await Promise.all([steps.load(giftCards, giftCardId), steps.load(accounts, accountId)]);
  if (account.status !== "open") throw new Refused(refuse("account-closed"));
  if ("kind" in card && card.kind === "bonus") await refuseClosed(steps, accountId);
  await steps.handle(giftCards, giftCardId, { type: "RedeemGiftCard", accountId, codeHash: hashOf(steps, code), at: context.at }, context);
  return (await grantRedeemed(steps, { giftCardId }, context)) ?? [];
}

/** The id of the credit that the redemption of a gift card grants. */
export const grantOfGiftCard = (giftCardId: string): string => idFrom("gift-card", giftCardId);

/** Grants the credit of a redeemed gift card, once a card: purchased money, or for a bonus given money that expires with it. */
export async function grantRedeemed(
  steps: Steps,
  { giftCardId }: { readonly giftCardId: string },
  context: CommandContext,
): Promise<readonly Grant[] | undefined> {
  const { state: card } = await steps.load(giftCards, giftCardId);
  if (card.status !== "redeemed") return undefined;
  const { accountId, cents, lastFour, expiresAt } = card;
  const grant = { grantId: grantOfGiftCard(giftCardId), name: `•••• ${lastFour}`, cents };
  const own = part({ ...context, subject: accountId }, "grant");
  const source =
    card.kind === "bonus" ? ({ kind: "promotional", source: "bonus" } as const) : ({ kind: "purchased", source: "gift-card" } as const);
  const until = card.kind === "bonus" && expiresAt !== undefined ? { expiresAt } : {};
  // The redemption was accepted: a subscription that closes in between does not lose it.
  const { state } = await steps.handle(credits, accountId, { type: "GrantCredit", ...grant, ...source, ...until, at: context.at }, own);
  return state.grants;
}
