import { z } from "zod";

/**
 * The staff who read a text of an event: `nobody` for a gateway's key to a card, `support` for digits of a card, `staff` for the parts of
 * personal data that every role needs. A text without a sight is read by every role, and in personal data only after a reveal.
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
