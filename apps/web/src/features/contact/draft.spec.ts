import { orderId } from "@tablee/domain/testing/examples";
import { firstDraft, inquiryOf, isNameWrong, kindOf, leftOf, messageProblem } from "./draft.ts";
import { words } from "./words.ts";

const terms = { messageLength: 20 };

describe("a message to the team", () => {
  it("begins with the client's name and address", () => {
    expect(firstDraft({ writer: { name: "Rosalie Tremblay", email: "rosalie@example.com" } })).toMatchObject({
      name: "Rosalie Tremblay",
      email: "rosalie@example.com",
    });
    expect(firstDraft({ writer: null })).toMatchObject({ name: "", email: "" });
  });

  it("asks for deliveries to a new area in words that are sent as they are, or as they were changed", () => {
    const draft = { ...firstDraft({ writer: null }, "Write to me."), name: "Camille", email: "c@example.com" };
    expect(inquiryOf(draft)).toEqual({ topic: "area", name: "Camille", email: "c@example.com", message: "Write to me." });
  });

  it("needs a name unless it is about a new area, where one that is typed is still checked", () => {
    const draft = { ...firstDraft({ writer: null }, "Write to me."), email: "c@example.com" };
    expect(inquiryOf(draft)).toEqual({ topic: "area", email: "c@example.com", message: "Write to me." });
    const wrong = [draft, { ...draft, name: "C" }, { ...draft, name: "Camille" }, { ...draft, topic: "food" }].map(isNameWrong);
    expect(wrong).toEqual([false, true, false, true]);
  });

  it("is erased with the account of a signed-in writer, and of a visitor after a term", () => {
    const kinds = [{ writer: { name: "Rosalie Tremblay", email: "rosalie@example.com" } }, { writer: null }].map(kindOf);
    expect(kinds.map((kind) => words.kept[kind][0])).toEqual([
      "Your message is kept encrypted. It is erased with your account.",
      "Your message is kept encrypted. We erase it {{months}} months after our answer, or {{months}} months after it arrived if we did not answer. If an account has verified this address, the message is erased with that account at the latest.",
    ]);
  });

  it("counts its characters without spaces around it", () => {
    expect([leftOf("  Bonjour ", terms), leftOf("a".repeat(21), terms)]).toEqual([13, -1]);
    expect(["", "ok", "Bonjour", "a".repeat(21)].map((text) => messageProblem(text, terms))).toEqual([
      "message",
      "message",
      undefined,
      "long",
    ]);
  });

  it("names a box only where one is chosen", () => {
    const draft = { ...firstDraft({ writer: null }), topic: "food", name: " Camille ", email: " c@example.com ", message: "Bonjour" };
    expect(inquiryOf(draft)).toEqual({ topic: "food", name: "Camille", email: "c@example.com", message: "Bonjour" });
    expect(inquiryOf({ ...draft, orderId })).toMatchObject({ orderId });
    expect(inquiryOf({ ...draft, topic: "" })).toBeUndefined();
  });
});
