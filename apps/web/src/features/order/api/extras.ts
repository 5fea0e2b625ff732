import type { OutputOf } from "@tablee/contracts/call";
import { ghostAddons, loyaltySticker } from "@tablee/contracts/calls/account";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

export type Extra = OutputOf<typeof ghostAddons>["items"][number];

/** What would go well with a box and is not in it. */
export const extrasQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["extras", orderId],
    queryFn: ({ signal }) => request(ghostAddons, { orderId }, { signal }),
  });

/** How much more food brings a box to the higher rate of points. */
export const stickerQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["extras", orderId, "sticker"],
    queryFn: ({ signal }) => request(loyaltySticker, { orderId }, { signal }),
  });
