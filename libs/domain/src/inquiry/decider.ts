import { never, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { InquiryEvent } from "./events.ts";

type Received = Extract<InquiryEvent, { type: "InquiryReceived" }>["data"];

export type InquiryCommand =
  | { readonly type: "ReceiveInquiry"; readonly inquiry: Omit<Received, "receivedAt">; readonly at: Instant }
  | { readonly type: "AnswerInquiry"; readonly at: Instant };

/** A message to the team. Its words stay in the events: their keys can be destroyed, a state in memory cannot. */
export type Inquiry = { readonly status: "none" } | { readonly status: "open" | "answered"; readonly writerId: AccountId };

/** A message is received once, and closed as answered once. */
export const inquiry: Decider<InquiryCommand, InquiryEvent, Inquiry> = {
  initialState: { status: "none" },
  decide(command, state) {
    switch (command.type) {
      case "ReceiveInquiry":
        return state.status === "none" ? [{ type: "InquiryReceived", data: { ...command.inquiry, receivedAt: command.at } }] : [];
      case "AnswerInquiry":
        if (state.status === "none") return refuse("inquiry-not-found");
        if (state.status === "answered") return refuse("inquiry-answered");
        return [{ type: "InquiryAnswered", data: { answeredAt: command.at } }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "InquiryReceived":
        return { status: "open", writerId: event.data.writerId };
      case "InquiryAnswered":
        return state.status === "none" ? state : { ...state, status: "answered" };
      default:
        return never(event);
    }
  },
};
