import { isIssued } from "@tablee/domain/gift-card/state";
import { giftCards } from "../../aggregates.ts";
import type { Streams } from "../../steps.ts";

interface NamesOnCard {
  readonly buyer: string | null;
  readonly recipient: string | null;
}

/** The names on a gift card; none for a bonus, and once the buyer is forgotten. */
export async function namesOnCard({ load }: Streams, giftCardId: string): Promise<NamesOnCard> {
  const { state: card } = await load(giftCards, giftCardId);
  const details = isIssued(card) ? card.details : undefined;
  return { buyer: details?.buyer?.name ?? null, recipient: details?.recipient?.name ?? null };
}
