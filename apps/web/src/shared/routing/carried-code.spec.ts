import { queryClient } from "../api/query-client.ts";
import { sessionQuery } from "../api/request.ts";
import { served } from "../app/served.ts";
import { carriedCode, keepCarried } from "./carried-code.ts";

describe("the code of a link that the server has not answered", () => {
  const { fetch, language } = served;
  /** Answers each link, in the order in which they were opened: no link has a known code. */
  const answers: (() => void)[] = [];
  beforeEach(() => {
    served.language = "en";
    answers.length = 0;
    queryClient.setQueryData(sessionQuery.queryKey, { csrfToken: "known" } as never);
    served.fetch = () => new Promise((answer) => answers.push(() => answer(Response.json({ discountCode: null }))));
  });
  afterEach(() => {
    Object.assign(served, { fetch, language });
    queryClient.clear();
  });

  /** Opens links one after the other, up to where each waits for its answer. */
  async function opened(...links: Parameters<typeof keepCarried>[0][]) {
    const kept = links.map(keepCarried);
    while (answers.length < links.length) await new Promise(setImmediate);
    return async (at: number) => {
      answers[at]!();
      await kept[at];
    };
  }

  it("is known until the answer", async () => {
    const answer = await opened({ discountCode: "SOUPER" });
    expect(carriedCode()).toBe("SOUPER");
    await answer(0);
    expect(carriedCode()).toBeUndefined();
  });

  it("stays after the answer to an earlier link", async () => {
    const answer = await opened({ discountCode: "BLEUET" }, { discountCode: "AMI" });
    await answer(0);
    expect(carriedCode()).toBe("AMI");
    await answer(1);
    expect(carriedCode()).toBeUndefined();
  });

  it("is that of the earlier link again after the answer to a later one", async () => {
    const answer = await opened({ discountCode: "ERABLE" }, { discountCode: "CIDRE" });
    await answer(1);
    expect(carriedCode()).toBe("ERABLE");
    await answer(0);
    expect(carriedCode()).toBeUndefined();
  });

  it("stays after a later link that carries no code", async () => {
    const answer = await opened({ discountCode: "TABLE" }, { referral: "amie" });
    await answer(1);
    expect(carriedCode()).toBe("TABLE");
    await answer(0);
  });
});
