import { setTimeout as sleep } from "node:timers/promises";
import { Breaker } from "./breaker.ts";

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(1);
};

describe("a breaker", () => {
  it("stays open, with its first cause, until one of its questions is answered, and then asks no more", async () => {
    const seen: unknown[] = [];
    const breaker: Breaker = new Breaker(async () => {
      seen.push(breaker.cause);
      if (seen.length < 3) throw new Error("still away");
    }, 2);
    expect(breaker.cause).toBeUndefined();
    breaker.open("first");
    breaker.open("second");
    await until(() => breaker.cause === undefined);
    await sleep(20);
    expect(seen).toEqual(["first", "first", "first"]);
    breaker.open("another time");
    expect(breaker.cause).toBe("another time");
    breaker.stop();
  });

  it("asks nothing once it is stopped", async () => {
    let asked = 0;
    const breaker = new Breaker(async () => void asked++, 1);
    breaker.open("away");
    breaker.stop();
    await sleep(20);
    expect([asked, breaker.cause]).toEqual([0, "away"]);
  });
});
