import { z } from "zod";
import type { Freshness } from "./call-memory.ts";
import { accountIndex, ghostAddons, skipOrder } from "./calls/account.ts";
import { billPatch } from "./calls/additions.ts";
import { menuData } from "./calls/menu.ts";
import { applyCode, updateCard } from "./calls/settings-payment.ts";
import { CallError, createClient, isUnreached } from "./client.ts";
import { errorBodyOf } from "./errors.ts";
import type { Pending } from "./pending.ts";

type Answer = () => Response | Promise<Response>;

const refuse = (code: Parameters<typeof errorBodyOf>[0], status: number): Answer => {
  return () => Response.json(errorBodyOf(code, "en"), { status });
};
const noAnswer: Answer = () => Promise.reject(new TypeError("connection lost"));

/** A client of a network that returns these answers in turn, and the keys that it sent. */
function clientBefore(...answers: Answer[]) {
  const keys: (string | null)[] = [];
  const call = createClient({
    baseUrl: "http://shop.example",
    language: () => "en",
    csrfToken: () => undefined,
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get("idempotency-key"));
      return answers.shift()!();
    },
  });
  const tried = (...asked: Parameters<typeof call>) => call(...asked).catch(() => undefined);
  return { tried, keys };
}

const pay = { orderId: crypto.randomUUID(), additionId: crypto.randomUUID(), editingSession: "window-one" };

describe("the typed client", () => {
  it("sends a key with what moves money, and with nothing else", async () => {
    const { tried, keys } = clientBefore(noAnswer, noAnswer);
    await tried(updateCard, { methodToken: "tok_visa" });
    await tried(skipOrder, { orderId: pay.orderId });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
  });

  it("makes an act without a known outcome again under its key", async () => {
    const { tried, keys } = clientBefore(noAnswer, refuse("unavailable", 503), refuse("payment-pending", 409), noAnswer);
    for (const _ of [1, 2, 3, 4]) await tried(billPatch, pay);
    expect(new Set(keys).size).toBe(1);
  });

  it("takes a new key after a refusal, and for another act", async () => {
    const { tried, keys } = clientBefore(refuse("code-invalid", 422), noAnswer, noAnswer);
    await tried(applyCode, { code: "HIVER30" });
    await tried(applyCode, { code: "HIVER30" });
    await tried(applyCode, { code: "RETOUR20" });
    expect(new Set(keys).size).toBe(3);
  });
});

describe("a call that the product does not answer", () => {
  const failureOf = async (answer: Answer) => {
    const call = createClient({ baseUrl: "", language: () => "en", csrfToken: () => undefined, fetch: async () => answer() });
    const error = await call(accountIndex, {}).catch((error: unknown) => error);
    return [isUnreached(error), error instanceof CallError && error.code];
  };
  const cutOff = () => new ReadableStream({ start: (body) => body.error(new TypeError("cut off")) });

  it.each<[string, Answer]>([
    ["without a connection", noAnswer],
    ["with a proxy's page", () => new Response("<html>", { status: 502 })],
    ["with the page of a network that asks for a sign-in", () => new Response("<html>")],
    ["with half an answer", () => new Response(cutOff())],
  ])("is one that did not reach it: %s", async (_, answer) => expect(await failureOf(answer)).toEqual([true, "no-answer"]));

  it("has reached it if the answer is an error of the product, also that one of its services is away", async () => {
    expect(await failureOf(refuse("unavailable", 503))).toEqual([false, "unavailable"]);
    expect(await failureOf(refuse("server-error", 500))).toEqual([false, "server-error"]);
    for (const status of [500, 505]) expect(await failureOf(() => new Response("?", { status }))).toEqual([false, "server-error"]);
  });
});

describe("a read after an act", () => {
  const said = (headers: Record<string, string>): Answer => {
    return () => Response.json({}, { headers, status: 200 });
  };

  /** A client of a network whose answers report whether they are stale, the headers it sent, and its reports. */
  function reading(...answers: Answer[]) {
    const sent: (string | null)[][] = [];
    const shown: Freshness[] = [];
    const named: Pending[] = [];
    const call = createClient({
      baseUrl: "http://shop.example",
      language: () => "en",
      csrfToken: () => undefined,
      onPending: (pending) => named.push(...pending),
      fetch: async (_, init) => {
        const headers = new Headers(init?.headers);
        sent.push([headers.get("x-tablee-after"), headers.get("x-tablee-awaited")]);
        return answers.shift()!();
      },
    });
    const ask = (...[asked, input]: Parameters<typeof call>) =>
      call({ ...asked, output: z.strictObject({}) }, input, { onFreshness: (freshness) => shown.push(freshness) });
    return { ask, sent, shown, named };
  }

  it("asks for what policies have yet to do until an answer that shows it no longer names it, and then after what they wrote", async () => {
    const { ask, sent, shown, named } = reading(
      said({ "x-tablee-position": "order=7", "x-tablee-pending": "points=7,prices=7" }),
      said({ "x-tablee-pending": "points=7", "x-tablee-followed": "order=9" }),
      said({}),
      said({ "x-tablee-followed": "points=12" }),
      said({}),
    );
    await ask(skipOrder, { orderId: pay.orderId });
    await ask(accountIndex, {});
    await ask(menuData, {});
    await ask(accountIndex, {});
    await ask(accountIndex, {});
    expect(sent).toEqual([
      [null, null],
      ["order=7", "points=7,prices=7"],
      ["order=9", null],
      ["order=9", "points=7"],
      ["order=9,points=12", null],
    ]);
    expect(named).toEqual(["points", "prices"]);
    expect(shown.map(({ pending }) => pending)).toEqual([["points"], [], [], []]);
  });

  it("is made again when it is stale, and reports it to its caller when it still is", async () => {
    const stale = said({ "x-tablee-stale": "1" });
    const { ask, shown } = reading(stale, said({}), stale, stale);
    await ask(ghostAddons, { orderId: pay.orderId });
    await ask(ghostAddons, { orderId: pay.orderId });
    expect(shown.map(({ stale }) => stale)).toEqual([false, true]);
  });
});
