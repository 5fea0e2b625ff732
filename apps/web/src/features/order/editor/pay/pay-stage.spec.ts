import { CallError } from "@tablee/contracts/client";
import { stageOf } from "./pay-stage.ts";

const idle = { data: undefined, error: null, isPending: false };
const started = { ...idle, data: {} };
const refused = (status: number, code: string) => ({ ...idle, error: new CallError(status, { code, message: "", requestId: "r" }) });

test("nothing is asked before the items are put together, then it is", () => {
  expect(stageOf(idle, idle)).toBe("closed");
  expect(stageOf(started, idle)).toBe("confirm");
  expect(stageOf(started, { ...idle, isPending: true })).toBe("loading");
});

test("a payment whose answer never came is undecided: no screen may say that nothing was charged", () => {
  expect(stageOf(started, refused(0, "no-answer"))).toBe("undecided");
  expect(stageOf(started, refused(503, "unavailable"))).toBe("undecided");
  expect(stageOf(started, { ...idle, data: { result: "undecided" } })).toBe("undecided");
});

test("a refusal and a declined card are failures", () => {
  expect(stageOf(started, refused(409, "addition-dropped"))).toBe("failed");
  expect(stageOf(started, { ...idle, data: { result: "declined" } })).toBe("failed");
});

test("too late and sold out are named as such, whenever they turn up", () => {
  expect(stageOf(refused(409, "additions-past-cutoff"), idle)).toBe("cutoff");
  expect(stageOf(started, refused(409, "additions-past-cutoff"))).toBe("cutoff");
  expect(stageOf(refused(409, "sold-out"), idle)).toBe("sold-out");
});
