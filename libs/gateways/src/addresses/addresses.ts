import type { Address } from "@tablee/domain/account/vocabulary";

/** An address as an address service writes it; its id finds it again. */
export interface FoundAddress extends Pick<Address, "line" | "city" | "province" | "postalCode"> {
  readonly id: string;
}

/** A service that completes addresses as they are typed. */
export interface Addresses {
  /** The suggestions for a typed text, the likeliest first. */
  suggest(typed: string, language: "en" | "fr"): Promise<readonly FoundAddress[]>;
  /** The address that was picked; undefined for an id that was never suggested. */
  find(id: string, language: "en" | "fr"): Promise<FoundAddress | undefined>;
}
