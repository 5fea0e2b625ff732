import { forgetPerson } from "@tablee/commands/account/privacy/forget-person";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const forgetPersonWhenErasureRequested = policy<AccountEvent>("forget-person-when-erasure-requested", {
  ErasureRequested:
    ({ stream, position }, context) =>
    (send) =>
      send(forgetPerson, { accountId: idOf(stream), position }, context),
});
