import type { OutputOf } from "@tablee/contracts/call";
import { checkPostalCodeSchedule, deliverySettings, type updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { callQuery } from "../../shared/api/calls.ts";

export type Settings = OutputOf<typeof deliverySettings>;
export type MovedWeeks = OutputOf<typeof updateDelivery>["weeks"];

export const settingsQuery = callQuery(deliverySettings, {});

export const scheduleQuery = (postalCode: string | undefined) =>
  callQuery(checkPostalCodeSchedule, { postalCode: postalCode ?? "" }, { enabled: postalCode !== undefined });

/** What a save changes, as the screen then says it: a move says the rest, `nothing` that all is as it was. */
export type Change = "move" | "address" | "person" | "phone" | "name" | "offers" | "nothing";

/** What a save did, and the weeks to come as they are since. */
export interface Saved {
  readonly change: Change;
  readonly weeks: MovedWeeks;
}
