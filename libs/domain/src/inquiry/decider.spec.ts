import { accountId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { type InquiryCommand, inquiry } from "./decider.ts";
import { accountOfWriter, visitingWriterOf } from "./vocabulary.ts";

const at = "2027-02-06T15:00:00.000Z";
const written = {
  writerId: accountId,
  topic: "delivery",
  language: "fr",
  writer: { name: "Rosalie Tremblay", email: "rosalie@example.com" },
  message: "La boîte est arrivée ouverte.",
} as const;
const receive: InquiryCommand = { type: "ReceiveInquiry", inquiry: written, at };
const answer: InquiryCommand = { type: "AnswerInquiry", at };

describe("a message to the team", () => {
  const received = given(inquiry, []).when(receive);

  it("is received once, with its words in the event alone", () => {
    expect(received.events).toEqual([{ type: "InquiryReceived", data: { ...written, receivedAt: at } }]);
    given(inquiry, received.events).when(receive).thenNothing();
    expect(received.events.reduce(inquiry.evolve, inquiry.initialState)).toEqual({ status: "open", writerId: accountId, lastActAt: at });
  });

  it("is answered once", () => {
    given(inquiry, []).when(answer).thenRefused("inquiry-not-found");
    const answered = given(inquiry, received.events).when(answer);
    expect(answered.events.slice(1)).toEqual([{ type: "InquiryAnswered", data: { answeredAt: at } }]);
    given(inquiry, answered.events).when(answer).thenRefused("inquiry-answered");
  });

  it("has its writer forgotten once, answered or not, and is not answered after that", () => {
    const forget: InquiryCommand = { type: "ForgetWriter", because: "term", at };
    given(inquiry, []).when(forget).thenRefused("inquiry-not-found");
    const forgotten = given(inquiry, received.events).when(forget);
    expect(forgotten.events.slice(1)).toEqual([{ type: "InquiryWriterForgotten", data: { because: "term", forgottenAt: at } }]);
    given(inquiry, forgotten.events).when(forget).thenNothing();
    given(inquiry, forgotten.events).when(answer).thenRefused("writer-forgotten");
    const answered = given(inquiry, received.events).when(answer);
    given(inquiry, answered.events).when(forget).thenState({ status: "forgotten" });
  });

  it("belongs to the account of its writer, and to none where a visitor wrote it", () => {
    expect([accountOfWriter("1", accountId), accountOfWriter("1", visitingWriterOf("1"))]).toEqual([accountId, undefined]);
  });
});
