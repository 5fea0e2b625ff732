import { writeOffReturnables } from "@tablee/commands/returnables/write-off-returnables";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const writeOffReturnablesWhenPersonForgotten = policy<AccountEvent>("write-off-returnables-when-person-forgotten", {
  PersonForgotten:
    ({ stream }, context) =>
    (send) =>
      send(writeOffReturnables, { accountId: idOf(stream) }, context),
});
