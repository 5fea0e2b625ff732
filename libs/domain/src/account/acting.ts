import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import { ACTING_MINUTES } from "./vocabulary.ts";

export type ActingCommand = { readonly type: "BeginActing" | "EndActing"; readonly at: Instant };

/** Staff begin to act for a customer in the customer's own app, or stop before the time limit. */
export const acting = ({ type, at }: ActingCommand): readonly AccountEvent[] =>
  type === "BeginActing"
    ? [{ type: "ActingBegan", data: { minutes: ACTING_MINUTES, beganAt: at } }]
    : [{ type: "ActingEnded", data: { endedAt: at } }];
