import type { OutputOf } from "@tablee/contracts/call";
import { ghostAddons, loyaltySticker } from "@tablee/contracts/calls/account";
import type { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { openEditor, updateCustomization, updatePairings, updateQuantity } from "@tablee/contracts/calls/orders";
import { callQuery } from "../../shared/api/calls.ts";

export type SuggestedItem = OutputOf<typeof ghostAddons>["items"][number];
export type StartedAddition = OutputOf<typeof createPatch>;
export type BilledAddition = OutputOf<typeof billPatch>;

/**
 * Read once when the editor opens: a later reading must not move the ground under a draft. Reading takes the box over for
 * the window of this editing session.
 */
export const editorQuery = (orderId: string, editingSession: string) =>
  callQuery(openEditor, { orderId, editingSession }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false });

/** Suggestions that go well with a box and are not in it. */
export const suggestionsQuery = (orderId: string) => callQuery(ghostAddons, { orderId });

/** The amount of food that brings a box to the higher rate of points. */
export const stickerQuery = (orderId: string) => callQuery(loyaltySticker, { orderId });

/** The calls that save a box, by what was changed last; each carries the whole set of lines. */
export const saveCalls = { quantity: updateQuantity, customization: updateCustomization, pairings: updatePairings } as const;

/** The kind of the last change. */
export type Changed = keyof typeof saveCalls;
