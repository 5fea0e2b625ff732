import { never, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { InquiryEvent } from "./events.ts";
import type { InquiryState, WriterForgottenBecause } from "./vocabulary.ts";

type Received = Extract<InquiryEvent, { type: "InquiryReceived" }>["data"];

export type InquiryCommand =
  | { readonly type: "ReceiveInquiry"; readonly inquiry: Omit<Received, "receivedAt">; readonly at: Instant }
  | { readonly type: "AnswerInquiry"; readonly at: Instant }
  | { readonly type: "ForgetWriter"; readonly because: WriterForgottenBecause; readonly at: Instant };

/** A message to the team. Its words stay in the events: their keys can be destroyed, a state in memory cannot. */
export type Inquiry =
  | { readonly status: "none" }
  | { readonly status: InquiryState; readonly writerId: AccountId; readonly lastActAt: Instant };

/** A message is received once, and closed as answered once. Once its writer is forgotten, neither the message nor an answer can be read. */
export const inquiry: Decider<InquiryCommand, InquiryEvent, Inquiry> = {
  initialState: { status: "none" },
  decide(command, state) {
    switch (command.type) {
      case "ReceiveInquiry":
        return state.status === "none" ? [{ type: "InquiryReceived", data: { ...command.inquiry, receivedAt: command.at } }] : [];
      case "AnswerInquiry":
        if (state.status === "none") return refuse("inquiry-not-found");
        if (state.status === "answered") return refuse("inquiry-answered");
        if (state.status === "forgotten") return refuse("writer-forgotten");
        return [{ type: "InquiryAnswered", data: { answeredAt: command.at } }];
      case "ForgetWriter":
        if (state.status === "none") return refuse("inquiry-not-found");
        if (state.status === "forgotten") return [];
        return [{ type: "InquiryWriterForgotten", data: { because: command.because, forgottenAt: command.at } }];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case "InquiryReceived":
        return { status: "open", writerId: event.data.writerId, lastActAt: event.data.receivedAt };
      case "InquiryAnswered":
        return state.status === "none" ? state : { ...state, status: "answered", lastActAt: event.data.answeredAt };
      case "InquiryWriterForgotten":
        return state.status === "none" ? state : { ...state, status: "forgotten", lastActAt: event.data.forgottenAt };
      default:
        return never(event);
    }
  },
};
