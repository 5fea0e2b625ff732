import { SendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import type { Stored } from "@tablee/event-store/events";
import type { Policy } from "./policy.ts";

type Guessed = Extract<Stored<AccountEvent>, { type: "SignInsGuessed" }>;

export const warnOwnerWhenSignInsGuessed: Policy = {
  name: "warn-owner-when-sign-ins-guessed",
  categories: ["account"],
  types: ["SignInsGuessed"],
  commands(event, context) {
    const { stream, id: occurrence, data } = event as Guessed;
    const about = { about: "account", id: stream.slice("account-".length) } as const;
    return [new SendNotice({ ...about, kind: "sign-ins-guessed", channel: "mail", occurrence, happenedAt: data.noticedAt }, context)];
  },
};
