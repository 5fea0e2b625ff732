import { settleHousehold } from "@tablee/commands/account/address/settle-household";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const settleHouseholdWhenAddressGiven = policy<AccountEvent>("settle-household-when-address-given", {
  AddressGiven:
    ({ stream }, context) =>
    (send) =>
      send(settleHousehold, { accountId: idOf(stream) }, context),
});
