import { opening } from "./opening.ts";

describe("resources that are opened step by step", () => {
  it("is closed in reverse when a step fails, and that step's error is thrown", async () => {
    const closed: string[] = [];
    const work = opening(async (closers) => {
      closers.defer(() => Promise.reject(new Error("the pool is gone")));
      for (const name of ["store", "reader"]) closers.defer(() => void closed.push(name));
      throw new Error("the workers do not start");
    });
    await expect(work).rejects.toThrow("the workers do not start");
    expect(closed).toEqual(["reader", "store"]);
  });
});
