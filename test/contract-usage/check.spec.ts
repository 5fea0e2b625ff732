import { allCalls } from "@tablee/contracts/calls";
import { skipOrder } from "@tablee/contracts/calls/account";
import { clock } from "@tablee/contracts/calls/operations";
import { nameOf, type Touched, undeclared, untouched } from "./check.ts";
import { unstaged } from "./exceptions.ts";

const touching = (touched: Partial<Record<keyof Touched, readonly string[]>>): Touched => ({
  read: new Set(touched.read),
  appended: new Set(touched.appended),
  codes: new Set(touched.codes),
});
const by = (call: Parameters<typeof nameOf>[0], touched: Parameters<typeof touching>[0]) => new Map([[nameOf(call), touching(touched)]]);

describe("what was touched", () => {
  it("is held against the contract: models, categories, codes", () => {
    expect(undeclared(by(skipOrder, { read: skipOrder.reads, appended: ["order"], codes: ["order-past-cutoff"] }))).toEqual([]);
    expect(undeclared(by(skipOrder, { read: ["ledger"], appended: ["stock"], codes: ["sold-out"] }))).toEqual([
      "POST /api/v1/account/skip_order reads ledger",
      "POST /api/v1/account/skip_order appends to stock",
      "POST /api/v1/account/skip_order is refused with sold-out",
    ]);
  });

  it("may be any read model for a call that shows how far they are", () => {
    expect(undeclared(by(clock, { read: ["due_orders"] }))).toEqual([]);
  });

  it("is refused by the server and the guard without each contract saying so", () => {
    expect(undeclared(by(skipOrder, { codes: ["unavailable", "csrf-refused", "input-invalid"] }))).toEqual([]);
    expect(undeclared(by(skipOrder, { codes: ["forbidden", "idempotency-conflict"] }))).toHaveLength(2);
  });
});

describe("what was not touched", () => {
  it("is all that a contract declares and no request has shown", () => {
    const left = untouched(by(skipOrder, { read: ["orders"], appended: ["order"] })).filter((each) => each.includes(skipOrder.path));
    const others = skipOrder.reads!.filter((model) => model !== "orders");
    expect(left).toEqual(others.map((model) => `${nameOf(skipOrder)} reads ${model}`));
  });

  it("is excused only for what contracts still declare", () => {
    const declared = new Set(untouched(new Map()));
    expect(Object.keys(unstaged).filter((each) => !declared.has(each))).toEqual([]);
    expect(declared.size).toBeGreaterThan(allCalls.length);
  });
});
