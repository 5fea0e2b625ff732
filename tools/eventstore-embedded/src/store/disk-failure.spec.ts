import { DiskFailure } from "./disk-failure.ts";

const failed = new Error("Input/output error");

describe("a commit that the disk did not take", () => {
  it("says that the disk is full when next to nothing is left, whatever LMDB calls it", () => {
    expect(new DiskFailure("data", failed, 4_096).message).toBe(
      "The event store in data can write no more (no space left on device); what it has acknowledged is on disk.",
    );
  });

  it("gives the system's reason otherwise", () => {
    expect(new DiskFailure("data", failed, 10 ** 9).message).toContain("(Input/output error)");
  });
});
