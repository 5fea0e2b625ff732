import { Source } from "@tablee/domain/account/vocabulary";
import { DateText, OrderIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { orderCardReads } from "../read-models.ts";
import { Done, ExcludedDishes, MaybeDate, MaybeLocalInstant, Nothing, OrderCardLine, SkippedBecause } from "../schemas.ts";

export const deliveryHistory = defineCall("GET", "/api/v1/clients/delivery_history", {
  who: "client",
  summary: "Boxes that came, or should have, newest first, by pages.",
  input: z.strictObject({ before: DateText.optional(), limit: z.coerce.number().int().min(1).max(50).default(10) }),
  output: z.strictObject({
    deliveries: z.array(
      z.strictObject({
        orderId: OrderIdText,
        deliveryDate: DateText,
        status: z.enum(["delivered", "failed"]),
        deliveredAt: MaybeLocalInstant,
        lines: z.array(OrderCardLine),
        /** As its household excludes allergens now. */
        excluded: ExcludedDishes,
        totalCents: WholeCents,
        refundedCents: WholeCents,
        receiptNumber: z.string().nullable(),
      }),
    ),
    /** The weeks before today without a box, among the dates of this page: skipped, or below the minimum at the cutoff. */
    skipped: z.array(z.strictObject({ orderId: OrderIdText, deliveryDate: DateText, because: SkippedBecause.nullable() })),
    next: MaybeDate,
  }),
  reads: [...orderCardReads, "receipts"],
});

export const clientSources = defineCall("GET", "/api/v1/clients/sources", {
  who: "client",
  summary: "The answers to how a customer heard of us, the one that was given, and whether the question is still to be asked.",
  input: Nothing,
  output: z.strictObject({ sources: z.array(Source), given: Source.nullable(), asked: z.boolean() }),
});

export const nameSource = defineCall("POST", "/api/v1/clients/name_source", {
  who: "client",
  own: true,
  summary: "How the customer heard of us.",
  input: z.strictObject({ source: Source }),
  output: Done,
  refusals: ["account-closed"],
  writes: ["account"],
});

/** The dialogs that are shown until they are dismissed. */
export const modals = ["source-question"] as const;

export const updateModalStatus = defineCall("POST", "/api/v1/clients/modal_status_update", {
  who: "client",
  summary: "That something which is shown once was shown, or dismissed; when is kept.",
  input: z.strictObject({ modal: z.enum(modals), status: z.enum(["shown", "dismissed"]) }),
  output: Done,
  writes: [],
});

/** A token as the push services of phones and browsers issue it. */
const PushToken = z.string().regex(/^[\w:/.+=~-]{16,2048}$/);

export const registerPushToken = defineCall("POST", "/api/v1/clients/register_push_token", {
  who: "client",
  personal: true,
  summary: "Keeps by which token the app on this device is reached, until the session ends; another account loses it.",
  input: z.strictObject({ token: PushToken, platform: z.enum(["ios", "android", "web"]) }),
  output: Done,
  writes: [],
});

export const unregisterPushToken = defineCall("POST", "/api/v1/clients/unregister_push_token", {
  who: "client",
  personal: true,
  summary: "Forgets a device's token, if it is the client's.",
  input: z.strictObject({ token: PushToken }),
  output: Done,
  writes: [],
});
