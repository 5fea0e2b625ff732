import { Module } from "@nestjs/common";
import { AddressAttempts } from "./address-attempts.ts";
import { OffersByText } from "./offers-by-text.ts";
import { PickedAddresses } from "./picked-addresses.ts";

/** Addresses as they are suggested and picked, at sign-up and in the settings, and what is answered beside them. */
@Module({ providers: [AddressAttempts, OffersByText, PickedAddresses], exports: [AddressAttempts, OffersByText, PickedAddresses] })
export class AddressesModule {}
