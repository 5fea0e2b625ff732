import { isOver } from "./local-time.ts";

test("a day is over at midnight of its place, not of the server", () => {
  const at = (now: string) => isOver("2026-11-27", "America/Toronto", now);
  expect([at("2026-11-27T12:00:00.000Z"), at("2026-11-28T04:59:59.999Z"), at("2026-11-28T05:00:00.000Z")]).toEqual([false, false, true]);
});
