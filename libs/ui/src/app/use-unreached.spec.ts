import { CallError } from "@tablee/contracts/client";
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { unreachedBy } from "./use-unreached.ts";

/** The reason after a query's first failure, while the query is about to ask again. */
async function afterFailure(status: number, code: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: true, retryDelay: 60_000 } } });
  const queryFn = () => Promise.reject(new CallError(status, { code, message: "any" }));
  void client.fetchQuery({ queryKey: ["menu"], queryFn }).catch(() => {});
  await new Promise(setImmediate);
  const reason = unreachedBy(client);
  await client.cancelQueries();
  return [reason, unreachedBy(client)];
}

describe("a server", () => {
  it.each([0, 503])("cannot be reached while a query waits that had the status %d and no answer of the product", async (status) =>
    expect(await afterFailure(status, "no-answer")).toEqual(["away", undefined]),
  );

  it.each([
    [404, "order-not-found"],
    [500, "server-error"],
    [503, "unavailable"],
  ])("can be reached if it answers %d, %s", async (status, code) =>
    expect(await afterFailure(status, code)).toEqual([undefined, undefined]),
  );

  it("cannot be reached without a network", () => {
    onlineManager.setOnline(false);
    expect(unreachedBy(new QueryClient())).toBe("offline");
    onlineManager.setOnline(true);
    expect(unreachedBy(new QueryClient())).toBeUndefined();
  });
});
