import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

export interface GiftAddressesRow {
  /** The buyer: an account, or the id that a visitor's card has instead. Its key seals the addresses. */
  readonly key: AccountId;
  /** The addresses of the buyer and the recipients, in the form in which they are compared, by the gift card that was bought. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly emails: readonly string[];
}

/** One row per buyer whose addresses can still be read: a forgotten buyer has none. */
export const giftAddressesModel = readModelOf<GiftAddressesRow>()("gift_addresses", {
  version: 1,
  ignores: eventsWithout("gift-addresses", "account", "giftcard"),
  personal: true,
  columns: { key: "text", cards: "jsonb", emails: "jsonb" },
  indexes: ["USING gin (emails)"],
  keys: (event) => [event.type === "PersonForgotten" ? event.data.accountId : accountOf(event)],
  evolve(row, event, key) {
    if (event.type === "PersonForgotten") return undefined;
    // Without the buyer's key an event holds neither.
    const { buyer, recipient } = event.data as Partial<{ buyer: { email: string }; recipient: { email?: string } }>;
    const added = [buyer?.email, recipient?.email].flatMap((email) => (email === undefined ? [] : [addressKey(email)]));
    if (added.length === 0) return row;
    const giftCardId = idOf(event.stream);
    const cards = { ...row?.cards, [giftCardId]: [...new Set([...(row?.cards[giftCardId] ?? []), ...added])] };
    return { key, cards, emails: [...new Set(Object.values(cards).flat())] };
  },
});
