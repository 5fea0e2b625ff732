import { settleEmail } from "@tablee/commands/account/sign-in/settle-email";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const settleEmailWhenChanged = policy<AccountEvent>("settle-email-when-changed", {
  EmailChanged:
    ({ stream }, context) =>
    (send) =>
      send(settleEmail, { accountId: idOf(stream) }, context),
});
