import { CallError } from "@tablee/contracts/client";
import { retries } from "./query-client.ts";

const failed = (status: number, code = "any") => new CallError(status, { code, message: "any" });
/** The times that a query is retried after the same failure; at most a hundred are counted. */
const timesAfter = (error: Error, times = 2) => {
  const mayRetry = retries(times);
  let failures = 0;
  while (failures < 100 && mayRetry(failures, error)) failures++;
  return failures;
};

describe("a query", () => {
  it("is retried until a server that cannot be reached answers", () => {
    for (const error of [0, 502, 503, 504].map((status) => failed(status, "no-answer")))
      for (const times of [0, 2]) expect(timesAfter(error, times)).toBe(100);
  });

  it("is retried a few times after an error of the product, and never after a refusal", () => {
    for (const error of [failed(500), failed(503, "unavailable"), new Error("malformed")])
      expect([timesAfter(error), timesAfter(error, 0)]).toEqual([2, 0]);
    expect(timesAfter(failed(404))).toBe(0);
  });
});
