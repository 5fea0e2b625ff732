import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { z } from "zod";

/** What staff read in place of personal data that they may not see. */
export const MASK = "•••";

/** Who among staff sees something of a customer's; admin always may. The API masks it for all others. */
export interface Sight {
  readonly roles: readonly StaffRole[];
  /** Seen only in a call that names one account, in what is asked or answered, by staff who revealed it and said why. */
  readonly onceRevealed: boolean;
  /** It is an event, of which its context names what is personal. */
  readonly isEvent?: true;
}

/** The places of outputs that carry a sight. */
export const sights = z.registry<Sight>();

function sees<Schema extends z.ZodType>(schema: Schema, sight: Sight): Schema {
  sights.add(schema, sight);
  return schema;
}

/** Street, unit, email, phone and messages: support alone, and only after a reveal, which is an event of the account. */
export const contactSight: Sight = { roles: ["support"], onceRevealed: true };
export const contact = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, contactSight);

/** What support needs in its work and no other role does: digits of a card. */
export const supportOnly = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, { roles: ["support"], onceRevealed: false });

/** An event as it is stored: what its context calls personal is a contact, digits of a card are for support only. */
export const storedEvent = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, { ...contactSight, isEvent: true });
