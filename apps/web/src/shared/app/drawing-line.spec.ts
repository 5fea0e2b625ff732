import { drawingLine } from "./drawing-line.ts";

describe("works that wait for one another", () => {
  it("begin once the one before has ended, also if it failed", async () => {
    const inLine = drawingLine(1_000);
    const done: string[] = [];
    const first = inLine(async () => {
      await Promise.resolve();
      done.push("first");
      throw new Error("no such dish");
    });
    const second = inLine(async () => done.push("second"));
    await expect(first).rejects.toThrow("no such dish");
    await second;
    expect(done).toEqual(["first", "second"]);
  });

  it("fail at the limit, hear of it, and give way to the next", async () => {
    const inLine = drawingLine(1);
    let heard: AbortSignal | undefined;
    const hanging = inLine((signal) => {
      heard = signal;
      return new Promise<never>(() => {});
    });
    const next = inLine(async () => "soup");
    await expect(hanging).rejects.toMatchObject({ name: "TimeoutError" });
    expect(heard?.aborted).toBe(true);
    expect(await next).toBe("soup");
  });
});
