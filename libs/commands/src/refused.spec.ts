import { refuse } from "@tablee/domain/kernel/errors";
import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import { Refused, retryOn } from "./refused.ts";

describe("work that is repeated on one refusal", () => {
  /** Runs work that is refused by these codes, one at each try, and then succeeds. */
  const run = async (...codes: RefusalCode[]) => {
    const seen: number[] = [];
    const result = await retryOn("credit-changed", async (tries) => {
      seen.push(tries);
      const code = codes[tries - 1];
      if (code) throw new Refused(refuse(code));
      return "done";
    }).catch((error: Refused) => error.code);
    return { result, tries: seen };
  };

  it("succeeds once a try does", async () => {
    expect(await run("credit-changed", "credit-changed")).toEqual({ result: "done", tries: [1, 2, 3] });
  });

  it("ends at a different refusal", async () => {
    expect(await run("credit-changed", "slot-full")).toEqual({ result: "slot-full", tries: [1, 2] });
  });

  it("is refused after five tries", async () => {
    expect(await run(...Array<RefusalCode>(6).fill("credit-changed"))).toEqual({ result: "credit-changed", tries: [1, 2, 3, 4, 5] });
  });
});
