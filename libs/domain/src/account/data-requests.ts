import type { Instant, PlainDate } from "../kernel/time.ts";
import { addDays } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import { DATA_REQUEST_DAYS, type DataRequestKind, type DataRequestOutcome, type DataRequestVia } from "./vocabulary.ts";

export type DataRequestCommand =
  | {
      readonly type: "ReceiveDataRequest";
      readonly kind: DataRequestKind;
      readonly via: DataRequestVia;
      /** The day on which it arrived, in our time zone: the days to answer count from it. */
      readonly receivedOn: PlainDate;
      readonly at: Instant;
    }
  | { readonly type: "AnswerDataRequest"; readonly kind: DataRequestKind; readonly outcome: DataRequestOutcome; readonly at: Instant };

/** One request of a kind is open at a time: when it is repeated, the first one's day still counts. */
export function dataRequests(command: DataRequestCommand, open: readonly DataRequestKind[] = []): readonly AccountEvent[] {
  const { kind, at } = command;
  if (command.type === "AnswerDataRequest")
    return open.includes(kind) ? [{ type: "DataRequestAnswered", data: { kind, outcome: command.outcome, answeredAt: at } }] : [];
  if (open.includes(kind)) return [];
  const { via, receivedOn } = command;
  const dueOn = addDays(receivedOn, DATA_REQUEST_DAYS);
  return [{ type: "DataRequestReceived", data: { kind, via, receivedOn, dueOn, enteredAt: at } }];
}
