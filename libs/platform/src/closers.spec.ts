import { Closers, opening } from "./closers.ts";

describe("what is opened step by step", () => {
  it("is closed in reverse when a step fails, and that step's error is thrown", async () => {
    const closed: string[] = [];
    const work = opening(async (closers) => {
      for (const name of ["pool", "store"]) closers.add(() => closed.push(name));
      throw new Error("the workers do not start");
    });
    await expect(work).rejects.toThrow("the workers do not start");
    expect(closed).toEqual(["store", "pool"]);
  });

  it("stays open when every step succeeds, and is closed once", async () => {
    const closed: string[] = [];
    const close = await opening(async (closers) => {
      closers.add(async () => closed.push("pool"));
      return closers.close;
    });
    expect(closed).toEqual([]);
    await close();
    await close();
    expect(closed).toEqual(["pool"]);
  });

  it("is closed whole though one of them fails to", async () => {
    const closed: string[] = [];
    const closers = new Closers();
    closers.add(() => closed.push("pool"));
    closers.add(() => Promise.reject(new Error("the store is gone")));
    await expect(closers.close()).rejects.toThrow("the store is gone");
    expect(closed).toEqual(["pool"]);
  });
});
