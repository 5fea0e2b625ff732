import type { Region } from "../kernel/region.ts";
import type { Instant } from "../kernel/time.ts";
import type { Address, DeliveryTime } from "./vocabulary.ts";

/** Where an account's boxes go. */
export interface GivenAddress {
  readonly address: Address;
  readonly region: Region;
  readonly areaId: string;
  readonly postalPrefix: string;
  /** When a running subscription moved here, and the day and window that were chosen with it. */
  readonly moved?: { readonly at: Instant; readonly time: DeliveryTime };
}
