import { sessionMark } from "./session-mark.ts";

test("a session has one mark, which is not its hash, and no other session has it", () => {
  expect(sessionMark("a")).toBe(sessionMark("a"));
  expect(sessionMark("a")).not.toBe(sessionMark("b"));
  expect(sessionMark("a")).toMatch(/^[0-9a-f]{16}$/);
});
