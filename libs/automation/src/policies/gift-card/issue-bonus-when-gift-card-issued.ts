import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import type { GiftCardEvent } from "@tablee/domain/gift-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const issueBonusWhenGiftCardIssued = policy<GiftCardEvent>("issue-bonus-when-gift-card-issued", {
  GiftCardIssued: ({ stream, data: { kind } }, context) =>
    kind === "purchased" ? (send) => send(issueBonus, { giftCardId: idOf(stream) }, context) : undefined,
});
