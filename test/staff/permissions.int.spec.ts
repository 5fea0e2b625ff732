import { allCalls } from "@tablee/contracts/calls";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { orderData, updateQuantity } from "@tablee/contracts/calls/orders";
import { sessionData, setLanguage } from "@tablee/contracts/calls/sessions";
import { endsSession } from "../campaigns/fuzz/campaign.ts";
import { judgePermissions } from "../campaigns/permissions/campaign.ts";
import { kinds, mayCall, peopleOn, refusalOf, send } from "../campaigns/permissions/kinds.ts";
import { ordersOf, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

/** Most likely invalid for any call: permission is checked before validation. */
const nonsense = { nonsense: true };

const stage = await specStage({ households: true });
const people = await peopleOn(stage);

describe("who may make which call", () => {
  const matrix = allCalls.filter((call) => !endsSession(call)).flatMap((call) => kinds.map((kind) => ({ call, kind, path: call.path })));

  it.each(matrix)("$kind on $path", async ({ call, kind }) => {
    const { status, text } = await send(stage.url, call, people[kind], nonsense);
    if (mayCall(call, kind)) expect([401, 403]).not.toContain(call.path.endsWith("sign_in") ? 0 : status);
    else {
      expect(status).toBe(refusalOf(call, kind));
      if (status === 401) expect(text).toBe("require_login");
    }
  });

  it("shows nobody a contact or a card who may not see it, and leads nobody to another's", async () => {
    expect((await judgePermissions(stage.url, people)).violations).toEqual([]);
  });

  it("neither shows nor changes another client's order", async () => {
    const owner = people.client;
    const other = await stage.household();
    const [, order] = await ordersOf(owner);
    const orderId = order!.orderId;
    const notFound = { status: 404, body: { code: "order-not-found" } };
    await expect(other.call(orderData, { orderId })).rejects.toMatchObject(notFound);
    await expect(other.call(skipOrder, { orderId })).rejects.toMatchObject(notFound);
    await expect(other.call(unskipOrder, { orderId })).rejects.toMatchObject(notFound);
    const edit = { orderId, version: 0, editingSession: "somebody-else", lines: [{ sku: "MKT-0001", quantity: 1 }] };
    await expect(other.call(updateQuantity, edit)).rejects.toMatchObject(notFound);
    const { client } = await owner.call(sessionData, {});
    await expect(other.call(setLanguage, { clientId: client!.clientId, language: "en" })).rejects.toMatchObject({ status: 404 });
  });

  it("refuses what another site sends, and what comes without the session's token", async () => {
    const client = people.client;
    const [, order] = await ordersOf(client);
    const post = (headers: Record<string, string>) =>
      fetch(`${stage.url}${skipOrder.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: cookieOf(client), ...headers },
        body: JSON.stringify({ orderId: order!.orderId }),
      });
    expect((await post({})).status).toBe(403);
    const { csrfToken } = await client.call(sessionData, {});
    expect((await post({ "x-csrf-token": csrfToken, origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await post({ "x-csrf-token": csrfToken, "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it.each(matrix.filter(({ call, kind }) => kind === (typeof call.who === "string" ? "client" : "admin")))(
    "takes $call.method $path with a wrong token only where it does not write",
    async ({ call, kind }) => {
      const answer = await send(stage.url, call, people[kind], nonsense, "guessed");
      if (call.writes) expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, "csrf-refused"]);
      else expect(answer.status).not.toBe(403);
    },
  );

  it.each(allCalls.filter(({ method, writes }) => method === "GET" && writes).map((call) => [call.path, call] as const))(
    "refuses other sites a GET that changes state: %s",
    async (path) => {
      const client = people.client;
      const [, order] = await ordersOf(client);
      const { csrfToken } = await client.call(sessionData, {});
      const queries: Readonly<Record<string, string>> = {
        editor_data_v2: `?orderId=${order!.orderId}&editingSession=stolen-window`,
        init_paypal_payment: "?amountCents=2000",
        initialize_intent_api: "?amountCents=2000",
        remove_provider: "?provider=apple",
      };
      const query = queries[path.slice(path.lastIndexOf("/") + 1)] ?? "";
      const get = async (headers: Record<string, string>) =>
        (await fetch(`${stage.url}${path}${query}`, { headers: { cookie: cookieOf(client), ...headers } })).status;
      expect(await get({})).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, "sec-fetch-site": "cross-site" })).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, origin: "https://elsewhere.example" })).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, "sec-fetch-site": "same-origin" })).toBe(200);
    },
  );
});

const cookieOf = (person: Visitor): string => [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
