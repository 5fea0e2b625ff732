import { recordAddressAttempt } from "@tablee/contracts/calls/signup";
import type { AddressOutcome, AddressTriedIn } from "@tablee/domain/account/vocabulary";
import { request } from "../api/request.ts";

/** Notes for staff an address that boxes do not come to. Whether that succeeds changes nothing for the customer. */
export function noteAttempt(outcome: AddressOutcome, triedIn: AddressTriedIn, postalCode: string): void {
  request(recordAddressAttempt, { outcome, triedIn, postalCode }).catch(() => {});
}
