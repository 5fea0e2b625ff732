import {
  createGiftCard,
  createGiftCardByPaypal,
  createGiftCardPaypalIntent,
  failGiftCardIntent,
  startGiftCardByCard,
  startGiftCardByPaypal,
} from "@tablee/contracts/calls/gift-cards";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { callMutation, callsMutation } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { request } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { type Draft, forgetDraft, giftOf, keepDraft } from "./draft.ts";

interface Buying {
  readonly draft: Draft;
  readonly amountCents: number;
  /** A card's token, or the approved PayPal setup with the purchase that it belongs to. */
  readonly way: { readonly methodToken: string } | { readonly setupToken: string; readonly giftCardId: string };
}

/** Pays for a gift card. A declined card leaves the purchase open for another card. */
export function useBuyGift() {
  const language = useLanguage();
  const started = useRef<{ readonly giftCardId: string; readonly amountCents: number }>(undefined);
  return useMutation(
    callsMutation(
      [createGiftCard, createGiftCardByPaypal],
      async ({ draft, amountCents, way }: Buying) => {
        const gift = giftOf(draft, language);
        if ("setupToken" in way) return request(createGiftCardByPaypal, { ...way, gift });
        if (started.current?.amountCents !== amountCents) {
          const { giftCardId } = await request(startGiftCardByCard, { amountCents });
          started.current = { giftCardId, amountCents };
        }
        const { giftCardId } = started.current;
        return request(createGiftCard, { giftCardId, methodToken: way.methodToken, nameOnCard: draft.nameOnCard.trim(), gift });
      },
      {
        onError: (error) => {
          if (codeOf(error) === "gift-card-ended") started.current = undefined;
        },
        onSuccess: forgetDraft,
      },
    ),
  );
}

/** Leaves for PayPal. The form waits in this tab for the buyer's return. */
export function useLeaveForPaypal() {
  const language = useLanguage();
  return useMutation({
    mutationFn: async ({ draft, amountCents }: Pick<Buying, "draft" | "amountCents">) => {
      const { giftCardId } = await request(startGiftCardByPaypal, { amountCents });
      keepDraft({ draft, giftCardId, amountCents });
      const { approveUrl } = await request(createGiftCardPaypalIntent, { giftCardId, returnTo: pathTo("gift", language), language });
      location.assign(approveUrl);
    },
  });
}

/** Records that the buyer returned from PayPal without approving. */
export const useFailedAtPaypal = () => useMutation(callMutation(failGiftCardIntent));
