import { FewAtOnce } from "./few-at-once.ts";

/** Work that ends on request. */
function gate() {
  let resolve!: (result: string) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

it("starts no more of one holder's work than may run at once, and the next once some is done", async () => {
  const waiting = new FewAtOnce(2);
  const gates = [0, 1, 2, 3].map(gate);
  const [first, second, third, other] = [
    waiting.run("a", () => gates[0]!.promise),
    waiting.run("a", () => gates[1]!.promise),
    waiting.run("a", () => gates[2]!.promise),
    waiting.run("b", () => gates[3]!.promise),
  ];
  expect(await third).toBeUndefined();
  gates[0]!.resolve("first");
  gates[3]!.resolve("other's");
  expect([await first, await other]).toEqual(["first", "other's"]);
  expect(await waiting.run("a", async () => "after")).toBe("after");
  gates[1]!.reject(new Error("broken"));
  await expect(second).rejects.toThrow("broken");
  expect(await waiting.run("a", async () => "again")).toBe("again");
});
