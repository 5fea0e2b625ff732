import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { z } from "zod";

/** The text that staff read in place of personal data that they may not see. */
export const MASK = "•••";

/** The staff who see a piece of a customer's data; admin always may. The API masks it for all others. */
export interface Sight {
  readonly roles: readonly StaffRole[];
  /** Shown only in a call that names one account, in its input or output, to staff who revealed it and gave a reason. */
  readonly onceRevealed: boolean;
  /** It is an event, whose context names the personal parts. */
  readonly isEvent?: true;
}

/** The schemas of outputs that carry a sight. */
export const sights = z.registry<Sight>();

function sees<Schema extends z.ZodType>(schema: Schema, sight: Sight): Schema {
  sights.add(schema, sight);
  return schema;
}

/** Street, unit, email, phone and messages: support only, and only after a reveal, which is an event of the account. */
export const contactSight: Sight = { roles: ["support"], onceRevealed: true };
export const contact = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, contactSight);

/**
 * Digits of a card, and the words of a message from the contact form, which are written to support: no reveal is needed, and no other role
 * reads them.
 */
export const supportOnly = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, { roles: ["support"], onceRevealed: false });

/** A customer's own words about a dish: the makers of menus read them, without the writer's name. */
export const merchandiserOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  sees(schema, { roles: ["merchandiser"], onceRevealed: false });

/** An event as it is stored: its personal parts are a contact, digits of a card are for support only. */
export const storedEvent = <Schema extends z.ZodType>(schema: Schema): Schema => sees(schema, { ...contactSight, isEvent: true });
