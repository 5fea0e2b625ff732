import type { ApiContext } from "../api-context.ts";
import type { FoundPage } from "./page-head.ts";
import { subjectsOf } from "./page-subjects.ts";

describe("the subject of a dish's page", () => {
  const asked: string[] = [];
  const subjectOf = (id: string, failure?: Error) => {
    const bySku = async ([sku]: readonly string[]) => {
      asked.push(sku!);
      if (failure) throw failure;
      return new Map();
    };
    const find = subjectsOf(
      { catalogue: { bySku } } as unknown as ApiContext,
      () => ({}) as never,
      () => ({}) as never,
    );
    return find({ row: { name: "product" }, language: "en", params: { id } } as unknown as FoundPage);
  };
  beforeEach(() => void asked.splice(0));

  it.each(["RTC-1\0", "no-such-dish", "RTC-0001 "])("is missing where %j is no product number, and no query is made", async (id) => {
    expect(await subjectOf(id)).toBe("missing");
    expect(asked).toEqual([]);
  });

  it("is missing where no dish has the number", async () => expect(await subjectOf("RTC-9999")).toBe("missing"));

  it("is none while Postgres is away, and any other error is an error", async () => {
    expect(await subjectOf("RTC-0001", Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBeUndefined();
    await expect(subjectOf("RTC-0001", new TypeError("a fault"))).rejects.toThrow("a fault");
  });
});
