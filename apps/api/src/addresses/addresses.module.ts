import { Module } from "@nestjs/common";
import { PickedAddresses } from "./picked-addresses.ts";

/** Addresses as they are suggested and picked, at sign-up and in the settings. */
@Module({ providers: [PickedAddresses], exports: [PickedAddresses] })
export class AddressesModule {}
