import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { orders, referrals } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

/** The letters and digits of a code: Crockford's base 32, in which none is mistaken for another. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 10;

/** Gives an account the code of its own link, once its first box is paid. */
export async function giveReferralCode(steps: Steps, { orderId }: { readonly orderId: OrderId }, context: CommandContext): Promise<void> {
  const { state } = await steps.load(orders, orderId);
  if (state.status === "none" || !state.firstOrder) return;
  const code = codeOf(steps, state.accountId);
  await steps.handle(referrals, state.accountId, { type: "GiveCode", code, at: context.at }, { ...context, subject: state.accountId });
}

/** The code follows from the account by a key: it cannot be guessed, and reveals nothing. */
function codeOf({ ports }: Pick<Steps, "ports">, accountId: AccountId): string {
  const hash = ports.hashes.keyed("referral-code", accountId).replaceAll("-", "");
  const digits = Array.from({ length: CODE_LENGTH }, (_, i) => Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16) % ALPHABET.length);
  return digits.map((digit) => ALPHABET[digit]).join("");
}
