import { WarnOwner } from "@tablee/commands/account/warn-owner";
import type { Policy } from "./policy.ts";

export const warnOwnerWhenSignInsGuessed: Policy = {
  name: "warn-owner-when-sign-ins-guessed",
  categories: ["account"],
  types: ["SignInsGuessed"],
  commands: (event, context) => [new WarnOwner({ accountId: event.stream.slice("account-".length), messageId: event.id }, context)],
};
