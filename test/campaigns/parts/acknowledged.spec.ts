import { type Asked, compare } from "./acknowledged.ts";

const skip = (outcome: Asked["outcome"]): Asked => ({ step: "OrderSkipped", outcome });
const unskip = (outcome: Asked["outcome"]): Asked => ({ step: "OrderUnskipped", outcome });
const edit = (session: string, outcome: Asked["outcome"]): Asked => ({ step: "OrderEdited", session, outcome });
const stored = (...events: string[]) =>
  events.map((name) => (name.startsWith("Order") ? { type: name, data: {} } : { type: "OrderEdited", data: { editingSession: name } }));
const [S, U] = ["OrderSkipped", "OrderUnskipped"];

describe("what was acknowledged, compared with the log", () => {
  it.each<[string, Asked[], string[], string[]]>([
    ["is all there", [skip("acknowledged"), unskip("acknowledged"), edit("a", "acknowledged")], [S, U, "a"], []],
    ["has what a bring-back took out", [skip("acknowledged"), unskip("acknowledged")], [S, U, "unskip"], []],
    ["misses a bring-back", [skip("acknowledged"), unskip("acknowledged")], [S], ["lost OrderUnskipped"]],
    ["misses an edit", [edit("a", "acknowledged"), edit("b", "acknowledged")], ["b"], ["lost edit a"]],
    ["has a skip twice", [skip("acknowledged")], [S, S], ["doubled OrderSkipped"]],
    ["has an edit twice", [edit("a", "acknowledged")], ["a", "a"], ["doubled edit a"]],
    [
      "misses a bring-back between two skips",
      [skip("acknowledged"), unskip("acknowledged"), skip("acknowledged")],
      [S, S],
      ["lost OrderUnskipped", "doubled OrderSkipped"],
    ],
    ["has a round that nobody asked for", [skip("acknowledged")], [S, U, S], ["beyond OrderSkipped", "beyond OrderUnskipped"]],
    ["has a refused edit", [edit("a", "refused")], ["a"], ["beyond edit a"]],
    ["has an edit of no customer", [], ["a"], ["beyond edit a"]],
    ["has a refused skip", [skip("refused")], [S], ["beyond OrderSkipped"]],
  ])("%s", (_, asked, events, found) => {
    expect(compare(asked, stored(...events)).map(({ kind, what }) => `${kind} ${what}`)).toEqual(found);
  });

  it.each<[string, Asked[], string[]]>([
    ["a skip at the end is there", [skip("unanswered")], [S]],
    ["a skip at the end is not there", [skip("unanswered"), skip("unanswered")], []],
    ["a skip was repeated until it was acknowledged", [skip("unanswered"), skip("acknowledged"), unskip("unanswered")], [S]],
    ["an edit is there", [edit("a", "unanswered")], ["a"]],
    ["an edit is not there", [edit("a", "unanswered")], []],
  ])("leaves open what had no answer: %s", (_, asked, events) => {
    expect(compare(asked, stored(...events))).toEqual([]);
  });

  it.each<[string, Asked[], string[], string[]]>([
    ["twice", [edit("a", "unanswered")], ["a", "a"], ["doubled edit a"]],
    ["twice, where it was repeated", [skip("unanswered"), skip("acknowledged")], [S, S], ["doubled OrderSkipped"]],
    ["in its turn and once more", [skip("unanswered"), unskip("unanswered")], [S, U, S], ["beyond OrderSkipped"]],
  ])("does not excuse what had no answer and is there %s", (_, asked, events, found) => {
    expect(compare(asked, stored(...events)).map(({ kind, what }) => `${kind} ${what}`)).toEqual(found);
  });
});
