import { paymentId } from "@tablee/domain/kernel/ids";
import type { CommandRuntime } from "../command-runtime.ts";
import { refusedForGood } from "./charge.ts";

const runtime = (...attempts: object[]) => ({ load: async () => ({ state: { attempts } }) }) as unknown as CommandRuntime;
const declined = { attempt: 1, methodToken: "tok_declined", outcome: "declined", hard: true, code: "stolen-card" };

describe("a card that was declined for good", () => {
  it("is not asked again by a later attempt", async () => {
    expect(await refusedForGood(runtime(declined), paymentId("payment"), 2, "tok_declined")).toBe("stolen-card");
    expect(await refusedForGood(runtime(declined), paymentId("payment"), 2, "tok_visa")).toBeUndefined();
  });

  it("does not fail an attempt that another card has begun: that one may have taken the money", async () => {
    const begun = { attempt: 2, methodToken: "tok_visa", outcome: "unknown" };
    expect(await refusedForGood(runtime(declined, begun), paymentId("payment"), 2, "tok_declined")).toBeUndefined();
  });
});
