import { z } from "zod";

/**
 * The limit on the staff who may read a text of an event: no role reads a gateway's key to a card, support reads the digits of a card, and
 * all staff read the parts of personal data that every role needs. A text without a limit is open to every role, personal data after a
 * reveal.
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
