import type { OutputOf } from "@tablee/contracts/call";
import { checkPostalCodeSchedule, deliverySettings, type updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { callQuery } from "../../shared/api/calls.ts";

export type Settings = OutputOf<typeof deliverySettings>;
export type MovedWeeks = OutputOf<typeof updateDelivery>["weeks"];

export const settingsQuery = callQuery(deliverySettings, {});

export const scheduleQuery = (postalCode: string | undefined) =>
  callQuery(checkPostalCodeSchedule, { postalCode: postalCode ?? "" }, { enabled: postalCode !== undefined });

/** The kind of change that a save made, for its message: `move` covers the rest, `nothing` means no difference. */
export type Change = "move" | "address" | "person" | "phone" | "name" | "offers" | "nothing";

/** The result of a save, and the weeks to come after it. */
export interface Saved {
  readonly change: Change;
  readonly weeks: MovedWeeks;
}
