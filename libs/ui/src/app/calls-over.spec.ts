import { accountIndex, ghostAddons, skipOrder } from "@tablee/contracts/calls/account";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { menuData } from "@tablee/contracts/calls/menu";
import { openEditor } from "@tablee/contracts/calls/orders";
import type { Pending } from "@tablee/contracts/pending";
import { hashKey, QueryClient, QueryObserver } from "@tanstack/react-query";
import { callsOver, type Send } from "./calls-over.ts";
import { AnswerFreshness } from "./freshness.ts";
import { readAgain, refreshAfter } from "./refresh.ts";

/** A server that answers every call with an empty object, and the calls that it received. */
function server(pending: readonly Pending[] = []) {
  const freshness = new AnswerFreshness();
  const asked: unknown[] = [];
  const send = (async (_call, input, options) => {
    asked.push(input);
    options?.onFreshness?.({ stale: false, pending });
    return { next: asked.length < 2 ? "page-2" : null };
  }) as Send;
  return { asked, freshness, ...callsOver(send, freshness) };
}

const orderId = "8f14e45f-ceea-467f-a0e6-f4d1b2f7a6b1";

describe("a query of a call", () => {
  it("is cached under the call's path and its input, given or not", () => {
    const { callQuery } = server();
    const { queryKey } = callQuery(menuData, { date: "this-week", region: undefined }, { also: ["fr"] });
    expect(queryKey[0]).toBe(menuData.path);
    expect(hashKey(queryKey)).toBe(hashKey([menuData.path, { date: "this-week" }, "fr"]));
  });

  it("makes the call with its input", async () => {
    const { asked, callQuery } = server();
    await new QueryClient().fetchQuery(callQuery(ghostAddons, { orderId }));
    expect(asked).toEqual([{ orderId }]);
  });

  it("reads each page from where the previous one ended", async () => {
    const { asked, callPages } = server();
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...callPages(deliveryHistory, "before", { limit: 5 }), pages: 5 });
    expect([pages.length, asked]).toEqual([2, [{ limit: 5 }, { limit: 5, before: "page-2" }]]);
  });
});

describe("a query whose answer names something as still to come", () => {
  const asksAgain = async (pending: readonly Pending[], refetchInterval?: number) => {
    const client = new QueryClient();
    const query = server(pending).callQuery(ghostAddons, { orderId }, { refetchInterval });
    await client.fetchQuery(query);
    const observer = new QueryObserver(client, query);
    return query.refetchInterval(observer.getCurrentQuery() as never);
  };

  it("is asked again soon, or as often as it is anyway", async () => {
    expect([await asksAgain(["weeks"]), await asksAgain(["weeks"], 200), await asksAgain(["weeks"], 9_000)]).toEqual([300, 200, 300]);
    expect([await asksAgain([]), await asksAgain([], 9_000)]).toEqual([false, 9_000]);
  });
});

describe("after an act", () => {
  async function shop() {
    const { callQuery, callMutation, freshness } = server();
    const client = new QueryClient();
    const queries = {
      account: callQuery(accountIndex, {}),
      extras: callQuery(ghostAddons, { orderId }),
      steady: callQuery(ghostAddons, { orderId }, { also: ["steady"], steady: true }),
      menu: callQuery(menuData, {}),
      editor: callQuery(openEditor, { orderId }),
    };
    for (const query of Object.values(queries)) await client.fetchQuery(query as typeof queries.account);
    const outdated = () =>
      Object.entries(queries).flatMap(([name, { queryKey }]) => (client.getQueryState(queryKey)?.isInvalidated ? [name] : []));
    return { client, queries, outdated, callMutation, freshness };
  }

  it("an act refetches the answers that the contract lets it change, and no others", async () => {
    const { client, outdated, callMutation, freshness } = await shop();
    await refreshAfter(client, callMutation(skipOrder).meta!, freshness);
    expect(outdated()).toEqual(["account", "extras"]);
  });

  it("what its answer was put into is left as it is", async () => {
    const { client, queries, outdated, callMutation, freshness } = await shop();
    await refreshAfter(client, callMutation(skipOrder, { held: [queries.account.queryKey] }).meta!, freshness);
    expect(outdated()).toEqual(["extras"]);
  });

  it("what shows something that is still to come is read again in any case", async () => {
    const { client, queries, outdated, freshness } = await shop();
    freshness.name(["points"]);
    await refreshAfter(client, { acts: [], held: [queries.account.queryKey] }, freshness);
    expect(outdated()).toEqual(["account"]);
  });

  it("a screen can have the answers of a call read again by hand", async () => {
    const { client, outdated } = await shop();
    await readAgain(client, menuData);
    expect(outdated()).toEqual(["menu"]);
  });
});
