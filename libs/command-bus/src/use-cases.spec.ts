import { useCases } from "@tablee/commands/use-cases.gen";

const names = useCases.map(({ name }) => name);

describe("the list of use cases", () => {
  it("has what servers send, found in their sources", () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names).toEqual(expect.arrayContaining(["beginActing", "billOrder", "sendNotice", "settleTask"]));
  });

  it("names each one once, since commands are known by their names", () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
