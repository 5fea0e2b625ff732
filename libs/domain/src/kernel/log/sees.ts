import { z } from "zod";

/**
 * The readers of an event's text among staff. `nobody`: the gateway's keys to a card. `support`: the digits of a card. `staff`: the parts
 * of personal data that every role needs. Every role reads a text without a sight, in personal data only after a reveal.
 */
export type EventSight = "nobody" | "support" | "staff";

/** The schemas within events that carry a sight. */
export const eventSights = z.registry<{ readonly seenBy: EventSight }>();

const seenBy =
  (sight: EventSight) =>
  <Schema extends z.ZodType>(schema: Schema): Schema => {
    eventSights.add(schema, { seenBy: sight });
    return schema;
  };

export const gatewayKey = seenBy("nobody");
export const cardDigits = seenBy("support");
export const openToStaff = seenBy("staff");
