import type { Account } from "@tablee/domain/account/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { accounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { refuseHadOffer } from "../offer/newcomers-offer.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";

interface MethodToGive {
  readonly accountId: AccountId;
  /** The token from the provider's browser side, for a card or for a PayPal account that its owner approved. */
  readonly methodToken: string;
  readonly provider?: PaymentProvider;
}

/** Sets the account's payment method. @throws Refused card-declined for a token that the provider does not know, offer-taken */
export async function givePaymentMethod(
  steps: Steps,
  { accountId, methodToken, provider = "card" }: MethodToGive,
  context: CommandContext,
): Promise<Outcome<Account>> {
  const method = await steps.ports.payments[provider].methodOf(methodToken, accountId);
  if (!method) throw new Refused(refuse("card-declined", { reason: "unknown-method" }));
  await refuseHadOffer(steps, accountId, method, context.at);
  return steps.handle(accounts, accountId, { type: "GivePaymentMethod", method, at: context.at }, context);
}

/** Returns true if a command has given the account a payment method, also where a repetition of it changes nothing. */
export const gavePaymentMethod = async (
  streams: Streams,
  accountId: AccountId,
  { commandId }: Pick<CommandContext, "commandId">,
): Promise<boolean> => (await streams.load(accounts, accountId)).commands.has(commandId);
